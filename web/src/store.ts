/* A value that parts of the page watch. */
import { useEffect, useState } from "preact/hooks";

export interface Store<T> {
  get(): T;
  set(value: T): void;
  watch(listener: () => void): () => void;
}

export function store<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(watched: Store<T>): T {
  const [value, set] = useState(watched.get());
  useEffect(() => {
    set(() => watched.get());
    return watched.watch(() => set(() => watched.get()));
  }, [watched]);
  return value;
}

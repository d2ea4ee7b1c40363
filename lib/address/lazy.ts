/**
 * What is made at its first use. For what takes long to make, such as regular expressions that name classes of Unicode: the background
 * starts anew for nearly every message, and most need none of it.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** In milliseconds since the document began; no clock that somebody sets. */
export const now = () => performance.now();

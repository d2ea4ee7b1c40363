/** How often the card is looked at while it is open, in milliseconds. */
const checkMs = 200;
/** Chromium's IntersectionObserver v2 needs the card to have been painted first, or it calls it invisible. */
const paintedMs = 300;

/** Parts of the card where a hit test must find it, as shares of its width and height. */
const probes = [
  [0.1, 0.2],
  [0.5, 0.5],
  [0.9, 0.8],
] as const;

/**
 * Watches the open card for a page that hides, covers, restyles or moves it. Only looks; never writes to the page.
 * @param host the card's element in the top layer
 * @param style what its style attribute must say
 * @param onTampered told once, with the reason in a word
 * @returns stops watching
 */
export function guardCard(
  host: HTMLElement,
  style: () => string | null,
  onTampered: (how: string) => void,
): () => void {
  const tell = (how: string | null) => {
    if (!how) return;
    stop();
    onTampered(how);
  };
  const check = () => tell(findTampering(host, style()));
  const attributes = new MutationObserver(check);
  attributes.observe(host, { attributes: true });
  const timer = setInterval(check, checkMs);
  const visibility = new IntersectionObserver(
    (entries) => {
      // Firefox knows no isVisible and leaves it undefined.
      if (entries.some((entry) => 'isVisible' in entry && entry.isVisible === false))
        tell('hidden');
    },
    { trackVisibility: true, delay: 100, threshold: [0, 0.5, 1] } as IntersectionObserverInit,
  );
  const late = setTimeout(() => visibility.observe(host), paintedMs);
  const stop = () => {
    attributes.disconnect();
    visibility.disconnect();
    clearInterval(timer);
    clearTimeout(late);
  };
  return stop;
}

function findTampering(host: HTMLElement, style: string | null): string | null {
  if (!host.isConnected) return 'removed';
  if (!host.matches(':popover-open')) return 'closed';
  if (host.getAttribute('style') !== style || host.attributes.length !== 3) return 'restyled';
  return findHiding(host) ?? findCover(host);
}

function findHiding(host: HTMLElement): string | null {
  const { width, height } = host.getBoundingClientRect();
  // Some pages zoom their root a little.
  if (width < host.offsetWidth / 2 || height < host.offsetHeight / 2) return 'shrunk';
  if (getComputedStyle(host).visibility !== 'visible') return 'hidden';
  for (const part of ['::before', '::after']) {
    if (getComputedStyle(host, part).content !== 'none') return 'decorated';
  }
  let opacity = 1;
  for (let element: Element | null = host; element; element = element.parentElement) {
    const style = getComputedStyle(element);
    const effect = findEffect(style);
    if (effect) return effect;
    opacity *= Number.parseFloat(style.opacity);
  }
  return opacity < 0.95 ? 'faded' : null;
}

/** Filters that leave the words readable: grey pages of mourning, and night modes that invert the root. */
const harmlessFilter = /^(none|((grayscale|sepia|invert|hue-rotate)\([^)]*\) ?)+)$/;

function findEffect({ display, filter, clipPath, maskImage, mixBlendMode }: CSSStyleDeclaration) {
  if (display === 'none') return 'hidden';
  if (!harmlessFilter.test(filter)) return 'masked';
  if (clipPath !== 'none' || (maskImage || 'none') !== 'none') return 'masked';
  return mixBlendMode === 'normal' ? null : 'blended';
}

function findCover(host: HTMLElement): string | null {
  const box = host.getBoundingClientRect();
  for (const [x, y] of probes) {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    if (hit !== host) return 'covered';
  }
  // What lies above without taking the pointer is not hit, but only the top layer is above the card.
  for (const other of document.querySelectorAll(':popover-open, :modal, :fullscreen')) {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const isApart =
      left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
    if (other !== host && !isApart) return 'covered';
  }
  return null;
}

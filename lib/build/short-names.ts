/**
 * Names within the content script that are shortened there. None may be one of the browser's, of a message's or of another version's:
 * all of those are read from outside. Some are, of things that the content script has not got: `drop` of iterators, `show` of
 * dialogs, `put` of caches. Types and unit tests do not see it where it uses one of those; the built script does.
 */
export const inner =
  /^(again|all|anchor|beside|box|changes|checkSelection|closeNote|decide|dots|drop|eachPut|editCount|end|endingAs|endNode|field|forget|found|freshUntil|head|highlight|holds|hover|isCurrent|isEmpty|isMarket|isNote|isOnCard|isOnPage|isOpen|isOther|isPinned|isPlace|isTruce|isUnfinished|known|last|lastAnswer|lastRound|levelOf|look|lookUp|lookUpMore|lookedUp|markedRoots|mention|mismatch|node|note|noteFilled|onDismiss|onHidden|onPage|onReplaced|onShown|onText|open|openNote|openOnText|overflown|ownersOf|parent|pieceAt|placeCount|places|prune|put|read|readFields|readSoon|refreshAll|remind|removed|repaint|reportedTexts|rival|root|roots|shortForm|shortened|show|standsOut|start|status|tail|takeNode|tell|tellLeaving|tooLongCount|underlinesQuiet|stop|until|verify|wasPut|watch|worseAt)$/;

/** What the content script has of the browser more than once, and what stays the same for as long as it runs. */
export const globals = [
  'AbortController',
  'AbortSignal',
  'CSS.highlights',
  'DataTransfer',
  'Element',
  'Error',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'Highlight',
  'JSON.stringify',
  'Map',
  'Math.max',
  'Math.min',
  'MutationObserver',
  'Object',
  'Promise',
  'Range',
  'RegExp',
  'String',
  'addEventListener',
  'cancelAnimationFrame',
  'document',
  'getComputedStyle',
  'getSelection',
  'navigator.clipboard',
  'requestAnimationFrame',
];

/**
 * Of a button that takes no press while something runs, or has led as far as it can: what it does, and that it does not now. It keeps the
 * focus meanwhile, which a disabled one loses.
 */
export function unlessBusy(
  isBusy: boolean,
  act: () => void,
): { 'aria-disabled': boolean; onClick: () => void } {
  return {
    'aria-disabled': isBusy,
    onClick: () => {
      if (!isBusy) act();
    },
  };
}

/**
 * What an option of a script names, with commas between; everything without it. Throws where it names something else: a script that leaves
 * it out would try nothing, and end as if all were well.
 */
export function namesIn<Name extends string>(
  option: string,
  all: readonly Name[],
  named: string | undefined,
): Name[] {
  const names = named?.split(',') ?? all;
  const unknown = names.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`--${option} takes ${all.join(', ')}, not ${unknown.join(', ') || "''"}.`);
  return all.filter((name) => names.includes(name));
}

/** How many an option says, one at least. */
export function countIn(option: string, told: string): number {
  if (!/^[1-9]\d{0,8}$/.test(told)) throw new Error(`--${option} takes a number, not ${told}.`);
  return Number(told);
}

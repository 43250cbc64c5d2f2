const units = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const;

/** Milliseconds in the largest unit that leaves at most one decimal: `2 h`, `90 s`, `1.5 s`, `250 ms`. */
export function formatDuration(ms: number): string {
  const [size, unit] = units.find(([one]) => ms >= one && Number.isInteger((ms * 10) / one)) ?? [1, 'ms'];
  return `${String(ms / size)} ${unit}`;
}

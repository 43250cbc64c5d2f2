/** Where the gateway and the address of its states are unless they are moved: their handlers know no other path. */
export const defaultPaths = { gateway: '/production', states: '/control/api/states' } as const;

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * The path by which a handler knows what was asked, where some are moved (`[own, moved]`); null for an own path that has moved away.
 */
export function resolveMovedPath(
  path: string,
  moves: readonly (readonly [own: string, moved: string])[],
): string | null {
  const move = moves.find(([, moved]) => isBelow(path, moved));
  if (move) return `${move[0]}${path.slice(move[1].length)}`;
  return moves.some(([own]) => isBelow(path, own)) ? null : path;
}

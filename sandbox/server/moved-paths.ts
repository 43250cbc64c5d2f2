/** Where the gateway and the address of its states are unless they are moved: their handlers know no other path. */
export const ownPaths = { gateway: '/production', states: '/control/api/states' } as const;

const below = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * The path by which a handler knows what was asked, where some are moved (`[own, moved]`); null for an own path that has moved away.
 */
export function ownPath(path: string, moves: readonly (readonly [own: string, moved: string])[]): string | null {
  const there = moves.find(([, moved]) => below(path, moved));
  if (there) return `${there[0]}${path.slice(there[1].length)}`;
  return moves.some(([own]) => below(path, own)) ? null : path;
}

import { languages } from '../../contracts/vocabulary/languages.ts';
import { BuildRefusal } from './build-refusal.ts';
import { filesIn } from './files.ts';
import { nginxSiteFor } from './served-headers.ts';

/** First parts of the paths that the console, its files and what stands beside it have already. */
function takenIn(root: string): Set<string> {
  const routes = filesIn(root, ['src/routes'], /\.tsx$/).map((file) => file.split('/').at(-1)?.split('.')[0] ?? '');
  const { answers, pages } = nginxSiteFor('/').behind;
  const reservedNames = [...answers, ...pages].map((path) => path.split('/')[1] ?? '');
  return new Set([...routes, ...reservedNames, ...languages, 'assets']);
}

/**
 * Ends the build where the path under which the console is to be served is none, or one of its own: `/reports/` could be taken for the
 * screens under it.
 *
 * @param base with a slash at both ends
 */
export function requireBase(base: string, root: string): void {
  if (!/^\/(?:[a-z0-9][a-z0-9_-]*\/)*$/i.test(base))
    throw new BuildRefusal(
      `The console can't be served under "${base}": a path like /vigia/ is needed, with a slash at both ends.`,
    );
  const [, first = ''] = base.split('/');
  if (takenIn(root).has(first))
    throw new BuildRefusal(
      `The console can't be served under "${base}": /${first} is an address of its own, or of what it asks.`,
    );
}

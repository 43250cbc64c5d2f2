import type { AnyEventObject } from 'xstate';
import { delayNameOf, formatDuration } from '../../../machines/simulator/describe-delays';
import type { Step } from '../../../machines/simulator/walk';

/** A step in a few words: `confirm.begin`, `article answers`, `article OFFLINE`, `after 3 s`, `offline`. */
export function formatStep(step: Step): string {
  switch (step.do) {
    case 'send':
      return step.inner === undefined ? step.event.type : `${step.inner}: ${step.event.type}`;
    case 'answer':
      return `${step.port} ${step.outcome.ok ? 'answers' : step.outcome.failure.code}`;
    case 'wait':
      return `after ${formatDuration(step.ms)}`;
    case 'online':
      return step.online ? 'online' : 'offline';
    case 'facts':
      return `${step.of} shows ${[...new Set(step.changes.map(({ path: [name = 'all'] }) => name))].join(', ')}`;
  }
}

/** What an address says that can't be shown, by how many of its steps that is. */
export function formatSkippedSteps(steps: number): string {
  const after = steps === 2 ? 'the one' : `the ${String(steps - 1)}`;
  return `What was saved holds up to there; ${steps === 1 ? 'that step is' : `that step and ${after} after it are`} left out.`;
}

/**
 * The event of a delay: `after 3 s` of `xstate.after.3000.case.asking`, and of a named one what is `said` of it; the name of one of
 * which nothing is said, another event as it is.
 */
export function formatDelay(event: string, said: (delay: string) => string | undefined = () => undefined): string {
  const delay = delayNameOf(event);
  if (delay === undefined) return event;
  const words = /^\d+$/.test(delay) ? formatDuration(Number(delay)) : said(delay);
  return words === undefined ? delay : `after ${words}`;
}

/** An event of a path: `confirm.begin`, `article answers`, `article OFFLINE`, `reportDrawer ends`, `loadScreen fails`, `after 3 s`. */
export function formatEvent({ type, output }: AnyEventObject, said?: (delay: string) => string | undefined): string {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor === undefined) return formatDelay(type, said);
  if (kind === 'error') return `${actor} fails`;
  if (typeof output !== 'object' || output === null || !('ok' in output)) return `${actor} ends`;
  const { ok, failure } = output as { ok: unknown; failure?: { code?: unknown } };
  return ok === true ? `${actor} answers` : `${actor} ${String(failure?.code)}`;
}

/** A state by its path within the machine. */
export const shortId = (id: string) => id.slice(id.indexOf('.') + 1);

/** `case.reply --confirm.begin[0]--> case.reply.confirming` as `reply, confirm.begin → reply.confirming`; what is taken by itself as `at once`, a delay as how long it lasts. */
export function formatTransition(id: string): string {
  const [, from = '', event = '', nth = '0', to = ''] = /^(.*?) --(.*)\[(-?\d+)\]--> (.*)$/.exec(id) ?? [];
  const which = nth === '0' ? '' : ` (${String(Number(nth) + 1)})`;
  const said = event === 'always' ? 'at once' : formatDelay(event).replace(/^xstate\.done\.(actor|state)\./, '');
  return `${shortId(from)}, ${said}${which} → ${to === 'stays' ? 'stays' : to.split(', ').map(shortId).join(', ')}`;
}

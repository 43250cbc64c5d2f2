import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';
import { pageUsage, type Usage } from '../../domain/usage';
import { readPathOf, type Location } from '../../domain/locations';
import type { NoticesEvent } from '../../system-actors/notices';
import type { OutboxEvent, Mutation } from '../../system-actors/outbox';
import type { ScreensEvent } from '../../system-actors/screens';
import type { SurveyEvent } from '../survey/survey.machine';

export interface UsageRecorded {
  type: 'usage.seen';
  usage: Usage;
}

type Told = ScreensEvent | OutboxEvent | NoticesEvent | SurveyEvent | { type: 'step.continue' } | { type: 'step.back' };

/** Work was handed in: marks, sends, replies and searches; null for what is no use of the console. */
function workUsage(work: Mutation, page: string): Usage | null {
  if (work.kind === 'mark')
    return { type: 'mark', event: work.mark.type, page, detail: { count: work.mark.ids.length } };
  if (work.kind === 'send') return { type: 'send', event: 'send', page, detail: { count: work.send.ids.length } };
  if (work.kind === 'reply') return { type: 'reply', event: work.reply.type, page };
  if (work.command.type !== 'createLiveSearch') return null;
  const { keyword } = work.command.input as { keyword?: unknown };
  return { type: 'search', event: 'search', page, ...(typeof keyword === 'string' && { search: keyword }) };
}

const isReportDrawer = (actor: AnyActorRef) =>
  (actor.getSnapshot() as { machine?: { id: string } } | undefined)?.machine?.id === 'reportDrawer';

/**
 * Looks at what the running machines are told and says what of it is usage: pages, work that is handed in, steps of the drawer, errors that
 * are shown. None of them knows of it. It begins with the page that stands.
 */
export const watchUsage = fromCallback<EventObject>(({ sendBack, system }) => {
  const systemActors = { screens: system.get('screens'), outbox: system.get('outbox'), notices: system.get('notices') };
  let here: Location | null = null;
  const page = () => (here === null ? '' : readPathOf(here.href));
  const say = (usage: Usage | null) => {
    if (usage !== null) sendBack({ type: 'usage.seen', usage } satisfies UsageRecorded);
  };
  const arrive = (place: Location) => {
    say(pageUsage(place, here));
    here = place;
  };
  const hear = (actor: unknown, event: Told) => {
    if (event.type === 'route.commit' && actor === systemActors.screens) arrive(event.place);
    else if (event.type === 'work.submit' && actor === systemActors.outbox) say(workUsage(event.work, page()));
    else if (event.type === 'notice.raise' && actor === systemActors.notices && event.notice.tone === 'failure')
      say({ type: 'error', event: event.notice.code, page: page(), detail: { code: event.notice.failure?.code } });
    else if (event.type === 'survey.answer' && actor === system.get('survey'))
      say({ type: 'survey', event: 'answer', page: page(), detail: { rating: event.rating } });
    else if ((event.type === 'step.continue' || event.type === 'step.back') && isReportDrawer(actor as AnyActorRef))
      say({ type: 'drawer', event: event.type, page: page() });
  };
  const stands = (systemActors.screens?.getSnapshot() as { context: { place: Location | null } } | undefined)?.context
    .place;
  if (stands) arrive(stands);
  const looking = system.inspect((seen) => {
    if (seen.type === '@xstate.event') hear(seen.actorRef, seen.event as Told);
  });
  return () => looking.unsubscribe();
});

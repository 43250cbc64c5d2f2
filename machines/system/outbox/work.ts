import type { Work } from '../../kit/seats';
import type { OperationWork } from './journal';

/** What makes two submissions the same operation, so that a double click is one. */
export function subjectOf(work: Work): string {
  if (work.kind === 'send') return `send:${work.send.ids === 'all' ? 'all' : [...work.send.ids].sort().join()}`;
  if (work.kind === 'mark')
    return JSON.stringify(['mark', { ...work.mark, author: null, ids: [...work.mark.ids].sort() }]);
  return JSON.stringify(work);
}

/** What an operation changes: those that touch the same go one after the other, in the order in which they were asked for. */
export function touchedBy(work: OperationWork): string[] {
  if (work.kind === 'mark') return work.mark.ids.map((id) => `listing:${id}`);
  if (work.kind === 'reply') return [`case:${work.reply.caseId}`];
  const { command } = work;
  if (command.type === 'updateProfile') return ['profile'];
  if (command.type === 'sendMessageToSupport') return ['support'];
  return [command.type === 'createLiveSearch' ? `search:${command.input.keyword}` : `search:${command.input.id}`];
}

import { fromPromise } from 'xstate';
import type { Failure, Outcome, Ports } from '../../../../contracts/ports';
import type { ApprovedOutcome, ReportedOutcome } from '../../../../contracts/shapes';
import { refusals, type Refusal } from '../../../../contracts/vocabulary/failures';
import { portsOf } from '../../../kit/port';
import type { ListingWord, Mark } from '../../../kit/seats';
import type { OperationWork } from '../journal';
import type { Done } from './operation.types';

export interface Perform {
  work: OperationWork;
  operationKey: string;
}

/** The failure of one listing of a batch, by the code that the gateway gave; one that this version doesn't know is told raw. */
export function rowFailure(operation: string, code: string): Failure {
  const known = (refusals as readonly string[]).includes(code);
  return known ? { code: code as Refusal, operation } : { code: 'SERVER_ERROR', operation, message: code };
}

function words(operation: string, outcomes: (ApprovedOutcome | ReportedOutcome)[]): Done {
  const done: Done = { words: [], refused: [] };
  for (const outcome of outcomes) {
    if (outcome.failure !== null)
      done.refused.push({ id: outcome.id, failure: rowFailure(operation, outcome.failure) });
    else
      done.words.push(
        'approved' in outcome
          ? { id: outcome.id, approved: outcome.approved }
          : { id: outcome.id, approved: null, reported: outcome.reported },
      );
  }
  return done;
}

function withValue<T>(outcome: Outcome<T>, done: (value: T) => Done): Outcome<Done> {
  return outcome.ok ? { ok: true, value: done(outcome.value) } : outcome;
}

const onlyValue = (value: unknown): Done => ({ value, words: [], refused: [] });

async function mark(ports: Ports, given: Mark, operationKey: string, signal: AbortSignal): Promise<Outcome<Done>> {
  switch (given.type) {
    case 'approve': {
      const { ids, originModel } = given;
      return withValue(await ports.approveArticles({ articlesIds: ids, originModel, operationKey }, signal), (value) =>
        words('approveArticles', value),
      );
    }
    case 'report': {
      const { ids, originModel, author, report, elementType = 'ITM' } = given;
      const input = { ...report, articlesIds: ids, originModel, author, elementType, operationKey };
      return withValue(await ports.reportArticles(input, signal), (value) => words('reportArticles', value));
    }
    case 'edit': {
      const { ids, author, report } = given;
      return withValue(
        await ports.editReportedArticles({ ...report, articlesIds: ids, author, operationKey }, signal),
        (value) => words('editReportedArticles', value),
      );
    }
    case 'undo': {
      const [articleId] = given.ids;
      const word: ListingWord =
        given.undo === 'approved' ? { id: articleId, approved: null } : { id: articleId, reported: null };
      return withValue(
        await ports.articleUndo({ undo: given.undo, articleId, from: given.from, operationKey }, signal),
        () => ({
          words: [word],
          refused: [],
        }),
      );
    }
    case 'remove': {
      const { ids, action } = given;
      return withValue(
        await ports.deleteArticlesFromDB({ action, articlesIds: ids, operationKey }, signal),
        (value) => ({
          words: value.ids.map((id) => ({ id, reported: null })),
          refused: ids
            .filter((id) => !value.ids.includes(id))
            .map((id) => ({ id, failure: { code: 'STATUS_NOT_CHANGED', operation: 'deleteArticlesFromDB' } })),
        }),
      );
    }
  }
}

async function ask(ports: Ports, { work, operationKey }: Perform, signal: AbortSignal): Promise<Outcome<Done>> {
  if (work.kind === 'mark') return mark(ports, work.mark, operationKey, signal);
  if (work.kind === 'reply') {
    const { reply } = work;
    if (reply.type !== 'rollback')
      return withValue(await ports.respondCounterNotice({ ...reply.reply, operationKey }, signal), onlyValue);
    return withValue(
      await ports.rollbackCase({ caseId: reply.caseId, comment: reply.comment, operationKey }, signal),
      onlyValue,
    );
  }
  const { command } = work;
  switch (command.type) {
    case 'createLiveSearch':
      return withValue(await ports.createLiveSearch({ ...command.input, operationKey }, signal), onlyValue);
    case 'deleteLiveSearch':
      return withValue(await ports.deleteLiveSearch({ ...command.input, operationKey }, signal), onlyValue);
    case 'updateProfile':
      return withValue(await ports.updateProfile({ ...command.input, operationKey }, signal), onlyValue);
    case 'sendMessageToSupport':
      return withValue(await ports.sendMessageToSupport({ ...command.input, operationKey }, signal), onlyValue);
  }
}

/** The one request of an operation; `operationKey` is the same whenever the same request goes out again. */
export const perform = fromPromise<Outcome<Done>, Perform>(({ input, signal, system }) =>
  ask(portsOf(system), input, signal),
);

import type { CommandInput, CommandName, Mark, Reply } from '../../../system-actors/outbox';
import type { SingleMutation } from '../journal';
import { approve, edit, remove, undo, discard } from './decisions';
import { confirm, type ReplyOf, retract, rollback } from './reply';
import { createLiveSearchReport, createNoticedReport, deleteLiveSearchReport, deleteNoticedReport } from './exports';
import { createLiveSearch, deleteLiveSearch, updateLiveSearch } from './live-searches';
import { createProfile, updateProfile, updateProfileAccount } from './profiles';
import type { MarkOf } from './mark';
import { report } from './report';
import { blackListSeller, createSellersLiveSearch, deleteSellerFromDB, whiteListSeller } from './sellers';
import { type MutationAdapter, noticeTo } from './mutation-adapter';
import { supportDraft } from '../../../domain/support-message';
import { commandAdapter } from './command';
import { infringementCookie, infringementDraftKey } from '../../../domain/brand-infringement';

export const sendMessageToSupport = commandAdapter('sendMessageToSupport', {
  touches: ({ message }) => [`support:${message}`],
  wasDone: null,
  after: ({ caseId }, heard) => [
    ...(heard
      ? []
      : [
          noticeTo({
            code: 'command.sendMessageToSupport.done',
            tone: 'success',
            values: { caseId: caseId ?? 'none' },
          }),
        ]),
    { to: 'drafts', event: { type: 'draft.drop', key: supportDraft } },
  ],
});

/** Nothing tells whether an earlier one arrived: after a lost answer the person decides. */
export const sendBrandInfringement = commandAdapter('sendBrandInfringement', {
  touches: ({ productId }) => [`catalogue:${productId}`],
  wasDone: null,
  keeps: async (ports, { caseId }, { productId }, signal) =>
    caseId === null ? { ok: true, value: undefined } : ports.writeCookie(infringementCookie(productId, caseId), signal),
  after: ({ caseId }, heard, _id, { productId }) => [
    ...(heard
      ? []
      : [
          noticeTo({
            code: 'command.sendBrandInfringement.done',
            tone: 'success',
            values: { caseId: caseId ?? 'none' },
          }),
        ]),
    { to: 'drafts', event: { type: 'draft.drop', key: infringementDraftKey(productId) } },
  ],
});

const marks: { [Type in Mark['type']]: MutationAdapter<MarkOf<Type>> } = {
  approve,
  report,
  edit,
  undo,
  remove,
  discard,
};
const replies: { [Type in Reply['type']]: MutationAdapter<ReplyOf<Type>> } = { confirm, retract, rollback };
const commands: { [Name in CommandName]: MutationAdapter<CommandInput<Name>> } = {
  createLiveSearch,
  updateLiveSearch,
  deleteLiveSearch,
  updateProfile,
  updateProfileAccount,
  createProfile,
  sendMessageToSupport,
  sendBrandInfringement,
  createNoticedReport,
  createLiveSearchReport,
  deleteNoticedReport,
  deleteLiveSearchReport,
  createSellersLiveSearch,
  blackListSeller,
  whiteListSeller,
  deleteSellerFromDB,
};

/** Whether this release has a rule for it: another tab, or an entry of the journal, may be of another release. */
export function isKnownMutation(work: unknown): work is SingleMutation {
  const { kind, mark, reply, command } = Object(work) as Record<'kind' | 'mark' | 'reply' | 'command', unknown>;
  const typeOf = (part: unknown) => String((Object(part) as { type?: unknown }).type);
  if (kind === 'mark') return Object.hasOwn(marks, typeOf(mark));
  if (kind === 'reply') return Object.hasOwn(replies, typeOf(reply));
  return kind === 'command' && Object.hasOwn(commands, typeOf(command));
}

/** The rule of a kind of operation and the input of one of them: they belong together. */
export interface AdaptedMutation<Input> {
  rule: MutationAdapter<Input>;
  input: Input;
  /** The same kind of operation with another input. */
  again(input: Input): SingleMutation;
}

/** Every operation by its kind. A new one is a compile error here until it has its rule. */
export function withAdapter<Result>(
  work: SingleMutation,
  use: <Input>(ruled: AdaptedMutation<Input>) => Result,
): Result {
  switch (work.kind) {
    case 'mark':
      return use<Mark>({
        rule: marks[work.mark.type],
        input: work.mark,
        again: (mark) => ({ kind: 'mark', mark }),
      });
    case 'reply':
      return use<Reply>({
        rule: replies[work.reply.type],
        input: work.reply,
        again: (reply) => ({ kind: 'reply', reply }),
      });
    case 'command':
      return use<CommandInput>({
        rule: commands[work.command.type],
        input: work.command.input,
        again: (input) => ({ kind: 'command', command: { ...work.command, input } }) as SingleMutation,
      });
  }
}

import type { BlockReason } from '../../../../machines/domain/block-reason';
import type { RankedTemplate } from '../../../../machines/domain/wording';
import type { ReportDrawerEvent } from '../../../../machines/shared/report-drawer/report-drawer.types';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import type { KeyAct, KeyActs } from '../../../parts/keys';

export type SendToDrawer = (event: ReportDrawerEvent) => void;

/** Up to ten choices have a key of their own: 1 to 9, then 0. */
export function stepKeyOf(index: number): string | null {
  return index < 10 ? String((index + 1) % 10) : null;
}

/** Up to nine templates have a key of their own, which is heard while one writes. */
export const templateKeyOf = (index: number): string | null => (index < 9 ? `alt+${index + 1}` : null);

/** Takes the better comment, while one writes. */
export const wordingKey = 'alt+0';

/** What single keys do in the step in front: numbers choose, and go on where one choice is enough; Backspace goes back. */
export function stepKeys(
  view: ReportDrawerView,
  templates: readonly RankedTemplate[],
  send: SendToDrawer,
  goOn: () => void,
): KeyActs {
  const forwards: KeyAct = {
    words: view.step === 'comment' ? 'keys.submit.text' : 'keys.goOn.text',
    press: goOn,
    why: () => view.whyNotGoOn,
  };
  if (view.phase !== 'deciding') return {};
  if (view.writesTemplate)
    return { 'alt+arrowleft': { words: 'keys.back.text', press: () => send({ type: 'step.back' }) } };
  const choice = (event: Parameters<SendToDrawer>[0], why: BlockReason | null): KeyAct => ({
    words: 'keys.number.text',
    press: () => {
      send(event);
      if (why === null) send({ type: 'step.continue' });
    },
    why: () => why,
  });
  const back: KeyAct = {
    words: 'keys.back.text',
    press: () => send({ type: 'step.back' }),
    why: () => !view.canGoBack,
  };
  const choices: KeyAct[] =
    view.step === 'category'
      ? view.categories.map(({ name, why }) => choice({ type: 'category.choose', category: name }, why))
      : view.step === 'reason'
        ? view.groups.flatMap(({ reasons }) =>
            reasons.map(({ code, why }) => choice({ type: 'reason.choose', code }, why)),
          )
        : view.step === 'images'
          ? view.pictures.map(({ id }) => ({
              words: 'keys.choosePhoto.text',
              press: () => send({ type: 'photo.toggle', id }),
            }))
          : [];
  const numbered = choices.slice(0, 10).map((one, index) => [stepKeyOf(index) ?? '', one] as const);
  const used =
    view.step === 'comment'
      ? templates.flatMap(({ template: { id } }, index): [string, KeyAct][] => {
          const key = templateKeyOf(index);
          return key === null
            ? []
            : [[key, { words: 'keys.template.text', press: () => send({ type: 'template.use', id }) }]];
        })
      : [];
  return {
    ...Object.fromEntries([...numbered, ...used]),
    ...(view.wording?.warning?.better != null && {
      [wordingKey]: { words: 'keys.takeWording.text' as const, press: () => send({ type: 'wording.take' }) },
    }),
    ...(view.wording?.isAsTaken && {
      'ctrl+z': { words: 'keys.restoreWording.text' as const, press: () => send({ type: 'wording.restore' }) },
    }),
    backspace: back,
    'alt+arrowleft': back,
    enter: forwards,
    'ctrl+enter': forwards,
  };
}

import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import type { SendToDrawer } from './report-step';

/** Up to ten choices have a key of their own: 1 to 9, then 0. */
export function keyOf(index: number): string | null {
  return index < 10 ? String((index + 1) % 10) : null;
}

/** What single keys do in the step in front: numbers choose, and go on where one choice is enough; Backspace goes back. */
export function stepKeys(view: ReportDrawerView, send: SendToDrawer): Record<string, () => void> {
  if (view.phase !== 'deciding') return {};
  const choose = (event: Parameters<SendToDrawer>[0], why: unknown) => {
    send(event);
    if (why === null) send({ type: 'step.continue' });
  };
  const back = () => send({ type: 'step.back' });
  const choices: (() => void)[] =
    view.step === 'category'
      ? view.categories.map(
          ({ name, why }) =>
            () =>
              choose({ type: 'category.choose', category: name }, why),
        )
      : view.step === 'reason'
        ? view.groups.flatMap(({ reasons }) =>
            reasons.map(
              ({ code, why }) =>
                () =>
                  choose({ type: 'reason.choose', code }, why),
            ),
          )
        : view.step === 'images'
          ? view.pictures.map(
              ({ id }) =>
                () =>
                  send({ type: 'photo.toggle', id }),
            )
          : [];
  const numbered = choices.slice(0, 10).map((choice, index) => [keyOf(index) ?? '', choice] as const);
  return { ...Object.fromEntries(numbered), backspace: back, 'alt+arrowleft': back };
}

import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import type { SendToDrawer } from './report-step';

/** Up to ten choices have a key of their own: 1 to 9, then 0. */
export function keyOf(index: number): string | null {
  return index < 10 ? String((index + 1) % 10) : null;
}

/** What single keys do in the step in front: numbers choose, Backspace goes back. */
export function stepKeys(view: ReportDrawerView, send: SendToDrawer): Record<string, () => void> {
  if (view.phase !== 'deciding') return {};
  const back = () => send({ type: 'step.back' });
  const choices: (() => void)[] =
    view.step === 'category'
      ? view.categories.map(
          ({ name }) =>
            () =>
              send({ type: 'category.choose', category: name }),
        )
      : view.step === 'reason'
        ? view.groups.flatMap(({ reasons }) =>
            reasons.map(
              ({ code }) =>
                () =>
                  send({ type: 'reason.choose', code }),
            ),
          )
        : view.step === 'images'
          ? view.pictures.map(
              ({ id }) =>
                () =>
                  send({ type: 'photo.toggle', id }),
            )
          : [];
  const numbered = choices.slice(0, 10).map((choose, index) => [keyOf(index) ?? '', choose] as const);
  return { ...Object.fromEntries(numbered), backspace: back, 'alt+arrowleft': back };
}

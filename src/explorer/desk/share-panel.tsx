import { ActionIcon, Button, TextInput } from '@mantine/core';
import { busyProps } from '../../parts/busy-props';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { describeState } from '../../../machines/simulator/describe-state';
import type { PanelProps } from './panel.types';
import panel from './panel.module.css';
import type { ShareFormat } from './share';
import { shownDifference } from './walk.rules';

const copies: { what: ShareFormat; name: string; says: string }[] = [
  { what: 'link', name: 'Copy the link', says: 'It holds the whole walk: whoever opens it stands where you stand.' },
  { what: 'test', name: 'Copy as test', says: 'A test for the machine’s own folder. It takes the same steps.' },
  {
    what: 'report',
    name: 'Copy a report',
    says: 'Markdown for an issue: the walk, what it said, the context, the test.',
  },
];
const plans: { what: ShareFormat; name: string; says: string }[] = [
  { what: 'gherkin', name: 'Copy as Gherkin', says: 'A scenario: each step with its data, and where it leads.' },
  { what: 'markdown', name: 'Copy as a list', says: 'Markdown, a step a line, for a ticket or a wiki.' },
  { what: 'csv', name: 'Save as CSV', says: 'A step a row, for a test management tool or a spreadsheet.' },
];
const saves: { what: ShareFormat; name: string }[] = [
  { what: 'svg', name: 'Save the chart as SVG' },
  { what: 'png', name: 'Save the chart as PNG' },
];

/** What a test is while the walk differs from what was saved of it, unless another end is expected. */
const savedTest = 'A test of what was saved, up to the step that differs. It fails until that is mended.';

const walks = (count: number): string => (count === 1 ? '1 walk' : `${String(count)} walks`);

/** What the link holds of the walks that were left, and what became of the others. */
export function describeAbandoned(left: number, uncarried: number, letGo: number): string {
  const carriedText =
    uncarried === 0
      ? `The link also holds ${walks(left)} that you left for this one.`
      : `The link also holds ${String(left - uncarried)} of the ${walks(left)} that you left for this one; the oldest are too long for it and are kept in this page alone.`;
  return letGo === 0
    ? carriedText
    : `${carriedText} Only the last ${String(left)} are kept: ${walks(letGo)} before are gone.`;
}

/** The walk up to the step that is looked at, to hand on. */
export function SharePanel({ desk, walk, frame }: PanelProps) {
  const expected = useSelector(walk, ({ context }) => context.expected);
  const shared = useSelector(desk, ({ context }) => context.shared);
  const unheld = useSelector(desk, ({ context }) => context.unheld);
  const differs = useSelector(walk, ({ context }) => shownDifference(context) !== null);
  const left = useSelector(walk, ({ context }) => context.left.length);
  const letGo = useSelector(walk, ({ context }) => context.letGo);
  const uncarried = useSelector(desk, ({ context }) => context.uncarried);
  const busy = useSelector(desk, (snapshot) => snapshot.matches({ shown: { sharing: 'sharing' } }));
  const isOfSaved = differs && expected.trim() === '';
  const saysOf = (what: ShareFormat, says: string) => {
    if (what === 'link') return unheld ?? says;
    return what === 'test' && isOfSaved ? savedTest : says;
  };
  const press = (what: ShareFormat) => desk.send({ type: 'share', what });
  return (
    <>
      <section className={panel.section} aria-labelledby="hand-on">
        <h2 id="hand-on">Hand the walk on</h2>
        <TextInput
          label="Expected at the end instead"
          description={`It ends in ${describeState(frame.value)}. When that is wrong, write the state that you expected by its name or its path: the test then fails until the walk ends there.`}
          value={expected}
          spellCheck={false}
          onChange={({ currentTarget }) => walk.send({ type: 'expected.edit', text: currentTarget.value })}
        />
        <ul className={panel.list}>
          {[...copies, ...plans].map(({ what, name, says }) => (
            <li key={what} className={panel.share}>
              <Button
                size="sm"
                variant="default"
                disabled={what === 'link' && unheld !== null}
                onClick={() => press(what)}
                {...busyProps(busy)}
              >
                {name}
              </Button>
              <span className={panel.quiet}>{saysOf(what, says)}</span>
            </li>
          ))}
        </ul>
        {left > 0 && (
          <div className={panel.row}>
            <span className={panel.quiet}>{describeAbandoned(left, uncarried, letGo)}</span>
            <Button size="xs" variant="subtle" onClick={() => walk.send({ type: 'left.forget' })}>
              Forget what was left
            </Button>
          </div>
        )}
      </section>
      <section className={panel.section} aria-labelledby="picture">
        <h2 id="picture">The chart as a picture</h2>
        <div className={panel.row}>
          {saves.map(({ what, name }) => (
            <Button key={what} size="sm" variant="default" onClick={() => press(what)} {...busyProps(busy)}>
              {name}
            </Button>
          ))}
        </div>
      </section>
      {shared !== null && (
        <section className={panel.section} aria-label="What came of it">
          <p role={shared.ok ? 'status' : 'alert'} className={panel.came} data-ok={shared.ok || undefined}>
            {shared.ok && <IconCheck size={16} aria-hidden="true" />}
            {shared.said}
            <ActionIcon size="sm" aria-label="Close" onClick={() => desk.send({ type: 'shared.dismiss' })}>
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          </p>
          {shared.text !== null && (
            <textarea readOnly className={panel.byHand} aria-label="To copy by hand" rows={12} value={shared.text} />
          )}
        </section>
      )}
    </>
  );
}

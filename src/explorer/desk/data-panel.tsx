import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { PlainData } from '../../../machines/simulator/plain-data';
import { listChangedPaths } from '../../../machines/simulator/plain-data';
import { Moments } from './moments';
import type { PanelProps } from './panel.types';
import panel from './panel.module.css';
import { Tree } from './tree';

/** Context and view as trees, with what the last step changed. */
export function DataPanel({ walk, frame }: PanelProps) {
  const before = useSelector(walk, ({ context: { frames, at } }) => frames[at - 1]);
  const hasView = useSelector(walk, ({ context }) => context.exhibit.view !== null);
  return (
    <>
      <Section id="context" title="Context" value={frame.context} before={before?.context} />
      {hasView && <Section id="view" title="View" value={frame.view} before={before?.view} />}
      {frame.output !== null && <Section id="output" title="Output" value={frame.output} before={before?.output} />}
      {frame.tags.length > 0 && (
        <section className={panel.section} aria-labelledby="tags">
          <h2 id="tags">Tags</h2>
          <p>{frame.tags.join(', ')}</p>
        </section>
      )}
      <Moments walk={walk} frame={frame} />
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  value: PlainData;
  before: PlainData | undefined;
}

function Section({ id, title, value, before }: SectionProps) {
  const changed = useMemo(() => new Set(before === undefined ? [] : listChangedPaths(before, value)), [before, value]);
  return (
    <section className={panel.section} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {changed.size > 0 && `, ${String(changed.size)} changed`}
      </h2>
      <Tree label={title} value={value} changed={changed} />
    </section>
  );
}

import { NativeSelect } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { compareMoments } from '../lab/compare-moments';
import { formatStep } from '../lab/format-step';
import type { Frame } from '../lab/lab.types';
import { classNames } from '../../parts/class-names';
import tableClasses from './coverage-page.module.css';
import panel from './panel.module.css';
import type { PanelProps } from './panel.types';

const momentName = ({ step }: Frame, at: number): string =>
  step === null ? '0, the start' : `${String(at)}, ${formatStep(step)}`;

/** Another moment of the walk beside the one that is looked at: what differs between the two. */
export function Moments({ walk, frame }: Pick<PanelProps, 'walk' | 'frame'>) {
  const frames = useSelector(walk, ({ context }) => context.frames);
  const at = useSelector(walk, ({ context }) => context.at);
  const compared = useSelector(walk, ({ context }) => context.compared);
  const other = compared === null ? undefined : frames[compared];
  const differences = useMemo(() => (other === undefined ? [] : compareMoments(other, frame)), [other, frame]);
  if (frames.length < 2) return null;
  return (
    <section className={panel.section} aria-labelledby="moments">
      <h2 id="moments">Beside another moment</h2>
      <NativeSelect
        aria-label="Compare with step"
        value={other === undefined ? '' : String(compared)}
        onChange={({ currentTarget: { value } }) =>
          walk.send({ type: 'moment.compare', at: value === '' ? null : Number(value) })
        }
      >
        <option value="">None</option>
        {frames.map((one, index) => (
          <option key={index} value={index} disabled={index === at}>
            {momentName(one, index)}
          </option>
        ))}
      </NativeSelect>
      {other !== undefined && differences.length === 0 && <p className={panel.quiet}>Nothing differs.</p>}
      {other !== undefined && differences.length > 0 && (
        <div className={tableClasses.scroll}>
          <table className={classNames(tableClasses.table, tableClasses.texts, tableClasses.wraps)}>
            <thead>
              <tr>
                <th>What</th>
                <th>{`Step ${String(compared)}`}</th>
                <th>{`Step ${String(at)}`}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ section, path, one, other: here }) => (
                <tr key={`${section} ${path}`}>
                  <th scope="row">{[section, path].join(' ').trim()}</th>
                  <td>
                    <code>{one}</code>
                  </td>
                  <td>
                    <code>{here}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

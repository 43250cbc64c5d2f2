import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { languages, type Lang } from '../../../contracts/vocabulary/languages';
import { classNames } from '../../parts/class-names';
import classes from './chart-legend.module.css';
import { markWords, takerWords } from './chart-names';
import drawn from './drawing.module.css';
import { legendTexts } from './legend-texts';

const stateMarks = ['active', 'around', 'initial', 'final', 'region'] as const;
const arrowMarks = ['next', 'taken', 'missed', 'found'] as const;
const toneMarks = ['none', 'one', 'several', 'faded'] as const;
const sourceMarks = ['samples', 'journeys', 'requirements', 'tests'] as const;
export type Mark =
  | (typeof stateMarks)[number]
  | (typeof arrowMarks)[number]
  | (typeof toneMarks)[number]
  | (typeof sourceMarks)[number];

/** What the page calls them. */
const words: Record<Mark, string> = {
  ...markWords,
  ...takerWords.tones,
  ...takerWords.sources,
  around: 'active, around',
  initial: 'initial',
  final: 'final',
  region: 'region',
  faded: 'by one, by several',
};

const languageNames: Record<Lang, string> = { es: 'Español', en: 'English', pt: 'Português' };

/** That of the browser where the legend speaks it, else that of the page. */
const firstLanguage = (): Lang => languages.find((one) => navigator.language.startsWith(one)) ?? 'en';

/** What the marks and the colours of a chart mean, over the page; Escape closes it, and the focus goes back to where it was. */
export function ChartLegend({ onClose }: { onClose: () => void }) {
  const [lang, setLang] = useState(firstLanguage);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const texts = legendTexts[lang];
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog?.open === false) dialog.showModal();
  }, []);
  const close = () => dialogRef.current?.close();
  const leave = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  return (
    <dialog
      ref={dialogRef}
      className={classes.legend}
      lang={lang}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={leave}
    >
      <div className={classes.body}>
        <header>
          <h2 id={titleId}>{texts.title}</h2>
          <NativeSelect
            aria-label={texts.language}
            size="xs"
            value={lang}
            onChange={({ currentTarget: { value } }) => setLang(languages.find((one) => one === value) ?? 'en')}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </NativeSelect>
          <ActionIcon aria-label={texts.close} onClick={close}>
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </header>
        <Marks title={texts.states} marks={stateMarks} lang={lang} />
        <Marks title={texts.arrows} marks={arrowMarks} lang={lang} />
        <Marks title={texts.takers} marks={[...toneMarks, ...sourceMarks]} lang={lang} />
      </div>
    </dialog>
  );
}

function Marks({ title, marks, lang }: { title: string; marks: readonly Mark[]; lang: Lang }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>
        {marks.map((mark) => (
          <div key={mark} data-mark={mark}>
            <dt>
              <Sample mark={mark} />
              <span lang="en">{words[mark]}</span>
            </dt>
            <dd>{legendTexts[lang].marks[mark]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const isState = (mark: Mark): boolean => stateMarks.some((one) => one === mark);
const looks: Partial<Record<Mark, string | undefined>> = {
  active: drawn['active'],
  around: classNames(drawn['frame'], drawn['around']),
  region: drawn['region'],
  next: drawn['next'],
  taken: drawn['taken'],
  missed: drawn['missed'],
  found: drawn['found'],
  none: drawn['untaken'],
  one: drawn['takenByOne'],
  several: drawn['takenBySeveral'],
  faded: classNames(drawn['takenBySeveral'], drawn['faded']),
};

/** The mark as the chart draws it; nothing for what has none. */
function Sample({ mark }: { mark: Mark }) {
  if (sourceMarks.some((one) => one === mark)) return null;
  return (
    <svg className={drawn['drawing']} width="44" height="24" viewBox="0 0 44 24" aria-hidden="true">
      {isState(mark) ? (
        <>
          <g className={looks[mark]}>
            <rect className={drawn['box']} x="12" y="3" width="29" height="18" rx="4" />
          </g>
          {mark === 'final' && <rect className={drawn['inner']} x="15" y="6" width="23" height="12" rx="2" />}
          {mark === 'initial' && (
            <g className={drawn['start']}>
              <circle className={drawn['dot']} cx="3" cy="12" r="2.5" />
              <path className={drawn['line']} d="M5 12H8" />
              <path className={drawn['arrow']} d="M7 9 12 12 7 15Z" />
            </g>
          )}
        </>
      ) : (
        <g className={looks[mark]}>
          <rect className={drawn['ring']} x="4" y="3" width="36" height="18" rx="4" />
          <path className={drawn['line']} d="M8 12H30" />
          <path className={drawn['arrow']} d="M29 8 37 12 29 16Z" />
        </g>
      )}
    </svg>
  );
}

import { Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { IconLock } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { describeBlockReason } from '../../../copy/block-reasons';
import { AppLink } from '../../../parts/app-link';
import { Hint } from '../../../parts/hint';
import { KeyHint } from '../../../parts/key-hint';
import classes from './option-cards.module.css';

export interface CardOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: string | null;
  keyName: string | null;
  /** Why it can't be chosen, null when it can. */
  why: BlockReason | null;
}

interface OptionCardsProps<Value extends string> {
  legend: ReactNode;
  legendShown?: boolean;
  /** Groups of one choice share a name. */
  name?: string;
  /** Takes the focus of its step. */
  first?: boolean;
  options: readonly CardOption<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  /** By which its form finds it, and what is wrong with the choice. */
  path?: string | undefined;
  error?: ReactNode;
}

function WhyNot({ why }: { why: BlockReason }) {
  const intl = useIntl();
  return (
    <>
      {describeBlockReason(intl, why)}{' '}
      {why.resolve !== undefined && (
        <AppLink to={why.resolve}>
          <FormattedMessage id="reportDrawer.support.action" />
        </AppLink>
      )}
    </>
  );
}

/** Radio cards. One that can't be chosen stays in reach, so that its reason can be read by everyone. */
export function OptionCards<Value extends string>({
  legend,
  legendShown = false,
  name,
  first = true,
  options,
  chosen,
  onChoose,
  path,
  error,
}: OptionCardsProps<Value>) {
  const ownName = useId();
  const intl = useIntl();
  const focused = options.find(({ value }) => value === chosen) ?? options.find(({ why }) => why === null);
  return (
    <fieldset
      className={classes.group}
      role={path === undefined ? undefined : 'radiogroup'}
      data-path={path}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${ownName}-error` : undefined}
    >
      <legend className={legendShown ? classes.legend : classes.hidden}>{legend}</legend>
      {error && (
        <p id={`${ownName}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {options.map(({ value, label, hint, keyName, why }) => {
        const whyId = `${ownName}-${value}`;
        const card = (
          <label className={classes.card} data-blocked={why !== null || undefined}>
            <Radio
              name={name ?? ownName}
              value={value}
              checked={chosen === value}
              aria-disabled={why !== null || undefined}
              aria-describedby={why !== null || hint ? whyId : undefined}
              aria-keyshortcuts={keyName ?? undefined}
              data-autofocus={(first && value === focused?.value) || undefined}
              onChange={() => onChoose(value)}
            />
            <span className={classes.words}>
              <span className={classes.label} translate="no">
                {label}
              </span>
              {(why !== null || hint) && (
                <span id={whyId} className={why === null ? classes.hint : classes.why}>
                  {why === null ? hint : describeBlockReason(intl, why)}
                </span>
              )}
            </span>
            {why !== null ? (
              <IconLock size={16} aria-hidden="true" className={classes.lock} />
            ) : (
              keyName !== null && <KeyHint>{keyName}</KeyHint>
            )}
          </label>
        );
        return why === null ? (
          <span key={value} className={classes.slot}>
            {card}
          </span>
        ) : (
          <Hint key={value} prompt className={classes.slot} label={<WhyNot why={why} />}>
            {card}
          </Hint>
        );
      })}
    </fieldset>
  );
}

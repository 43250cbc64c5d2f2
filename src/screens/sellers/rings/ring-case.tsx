import { Button, NativeSelect, Textarea } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ReasonCode } from '../../../../contracts/vocabulary/reasons';
import { reportComment } from '../../../../machines/domain/report-comment';
import { isReasonCode } from '../../../../machines/domain/report-reasons';
import type { CountryPlan } from '../../../../machines/domain/ring-case';
import { describeBlockReason, describeCommentFault } from '../../../copy/block-reasons';
import { categoryName, reasonName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CharacterCounter } from '../../../parts/counted-textarea';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey, formatShortcut } from '../../../parts/keys';
import { passFocusToContainer, takeFocus } from '../../../parts/focus';
import { RingSummary, caseKey, type CaseProps } from './ring-summary';
import classes from './rings.module.css';

const countryNames = (intl: IntlShape, siteIds: readonly string[]): string =>
  intl.formatList(siteIds.map((siteId) => siteCountryName(intl, siteId)));

interface ReasonSelectProps {
  label: string;
  reasons: readonly { code: ReasonCode; name: string; category: string }[];
  value: ReasonCode | null;
  error?: string | null;
  onChange: (code: ReasonCode | null) => void;
}

function ReasonSelect({ label, reasons, value, error, onChange }: ReasonSelectProps) {
  const categories = [...new Set(reasons.map(({ category }) => category))];
  return (
    <NativeSelect
      label={label}
      className={classes.reason}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChange(isReasonCode(currentTarget.value) ? currentTarget.value : null)}
    >
      <option value="">
        <FormattedMessage id="rings.reason.none">{(words) => <>{words}</>}</FormattedMessage>
      </option>
      {categories.map((category) => (
        <optgroup key={category} label={category}>
          {reasons
            .filter((reason) => reason.category === category)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

/** What goes to one country: its reason where it needs one of its own, and its comment in its language. */
function Country({ country, view, send }: CaseProps & { country: CountryPlan }) {
  const intl = useIntl();
  const { siteId, ids, lang, code, offers, comment, assessment } = country;
  const name = siteCountryName(intl, siteId);
  const needsOwn = view.form.code !== null && offers.length > 0;
  const lacking = !view.lacking
    ? null
    : assessment.tooShort
      ? intl.formatMessage({ id: 'reportDrawer.tooShort.text' })
      : code !== null && country.why !== null
        ? describeBlockReason(intl, country.why)
        : null;
  const error = describeCommentFault(intl, assessment) ?? lacking;
  return (
    <section className={classes.country}>
      <h4>
        <FormattedMessage id="rings.country.title" values={{ country: name, count: ids.length, lang }} />
      </h4>
      {needsOwn && (
        <>
          <p className={classes.note}>
            <FormattedMessage id="rings.notOffered.text" values={{ country: name }} />
          </p>
          <ReasonSelect
            label={intl.formatMessage({ id: 'rings.ownReason.label' }, { country: name })}
            reasons={offers.map((one) => ({ code: one, name: reasonName(intl, one), category: name }))}
            value={code}
            onChange={(one) => send({ type: 'reason.choose', siteId, code: one })}
          />
        </>
      )}
      {(!needsOwn || code !== null) && (
        <>
          <Textarea
            label={intl.formatMessage({ id: 'rings.comment.label' }, { country: name, lang })}
            description={
              comment.from === 'typed' ? undefined : (
                <FormattedMessage
                  id={`rings.comment.${comment.from}`}
                  values={{ country: name, lang, written: comment.lang }}
                />
              )
            }
            lang={comment.lang}
            spellCheck
            rows={4}
            value={comment.text}
            error={error}
            onChange={({ currentTarget }) => send({ type: 'comment.change', siteId, text: currentTarget.value })}
          />
          <CharacterCounter count={assessment.count} max={reportComment.max} />
          {assessment.offending.length > 0 && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconEraser size={14} aria-hidden="true" />}
              onClick={() => send({ type: 'offending.remove', siteId })}
            >
              <FormattedMessage id="reportDrawer.offending.action" values={{ count: assessment.offending.length }} />
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Form({ view, send }: CaseProps) {
  const intl = useIntl();
  const { plan, reasons, form, lacking, checking } = view;
  if (plan === null) return null;
  if (plan.countries.length === 0)
    return (
      <p className={classes.soft}>
        <FormattedMessage id="rings.nothing.text" />
      </p>
    );
  const all = plan.countries.map(({ siteId }) => siteId);
  const named = reasons.map(({ code, category, siteIds }) => {
    const lacks = all.filter((siteId) => !siteIds.includes(siteId));
    const name = reasonName(intl, code);
    return {
      code,
      category: intl.formatMessage({ id: categoryName(category) }),
      name:
        lacks.length === 0
          ? name
          : intl.formatMessage({ id: 'rings.reason.without' }, { reason: name, countries: countryNames(intl, lacks) }),
    };
  });
  return (
    <>
      <p className={classes.soft}>
        <FormattedMessage id="rings.case.text" />
      </p>
      <ReasonSelect
        label={intl.formatMessage({ id: 'rings.reason.label' })}
        reasons={named}
        value={form.code}
        error={lacking && form.code === null ? intl.formatMessage({ id: 'because.REASON_MISSING.text' }) : null}
        onChange={(code) => send({ type: 'reason.choose', code })}
      />
      {form.code !== null &&
        plan.countries.map((country) => <Country key={country.siteId} country={country} view={view} send={send} />)}
      <div className={classes.actions}>
        <Button
          loading={checking}
          rightSection={<KeyHint>{formatKey(caseKey)}</KeyHint>}
          aria-keyshortcuts={formatShortcut(caseKey)}
          onClick={() => send({ type: 'case.review' })}
        >
          <FormattedMessage id="rings.review.action" />
        </Button>
        {lacking && plan.why !== null && (
          <p role="alert" className={classes.fault}>
            {describeBlockReason(intl, plan.why)}
          </p>
        )}
      </div>
    </>
  );
}

/** The ring in front as one case, split by country when it goes out. */
export function RingCase({ view, send }: CaseProps) {
  const intl = useIntl();
  const heading = useId();
  const { step, sent } = view;
  return (
    <section className={classes.case} tabIndex={-1} aria-labelledby={heading}>
      <h3 id={heading}>
        <FormattedMessage id="rings.case.title" />
      </h3>
      {step === 'writing' && <Form view={view} send={send} />}
      {(step === 'summary' || step === 'sending') && <RingSummary view={view} send={send} />}
      {step === 'sent' && sent !== null && (
        <div ref={passFocusToContainer} className={classes.review}>
          <p className={classes.sent}>
            <FormattedMessage
              id="rings.sent.text"
              values={{ count: sent.listings, countries: countryNames(intl, sent.siteIds) }}
            />
          </p>
          <div className={classes.actions}>
            <Button component={AppLink} to={{ to: 'suspicious' }} ref={takeFocus}>
              <FormattedMessage id="rings.suspicious.action" />
            </Button>
            <Button variant="default" onClick={() => send({ type: 'case.anew' })}>
              <FormattedMessage id="rings.anew.action" />
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

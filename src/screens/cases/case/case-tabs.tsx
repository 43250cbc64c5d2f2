import { UnstyledButton } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Case } from '../../../../contracts/shapes';
import type { CaseTab } from '../../../../machines/domain/addresses';
import { CounterNoticeTab } from './counter-notice-tab';
import { ListingTab, ReportTab, SellerTab } from './fact-tabs';
import classes from './case-screen.module.css';

const tabs = ['counter-notice', 'report', 'listing', 'seller'] as const satisfies readonly CaseTab[];
const panels = { 'counter-notice': CounterNoticeTab, report: ReportTab, listing: ListingTab, seller: SellerTab };

interface CaseTabsProps {
  shown: Case;
  tab: CaseTab;
  onTab: (tab: CaseTab) => void;
}

/** The four sides of a case; arrows walk through the tabs. */
export function CaseTabs({ shown, tab, onTab }: CaseTabsProps) {
  const intl = useIntl();
  const id = useId();
  const Panel = panels[tab];
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? tab;
    onTab(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div>
      <div
        className={classes.tabs}
        role="tablist"
        aria-label={intl.formatMessage({ id: 'case.tabs.label' })}
        onKeyDown={walk}
      >
        {tabs.map((one) => (
          <UnstyledButton
            key={one}
            role="tab"
            id={`${id}-${one}`}
            data-tab={one}
            className={classes.tab}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            <FormattedMessage id={`case.${one}.tab`} />
          </UnstyledButton>
        ))}
      </div>
      <div id={`${id}-panel`} className={classes.panel} role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0}>
        <Panel shown={shown} />
      </div>
    </div>
  );
}

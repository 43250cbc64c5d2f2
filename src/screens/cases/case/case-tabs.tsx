import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Case } from '../../../../contracts/shapes';
import type { CaseTab } from '../../../../machines/domain/addresses';
import { caseMove } from '../../../../machines/domain/case-reply';
import { groupOf } from '../../../../machines/domain/status';
import { classNames } from '../../../parts/class-names';
import type { CaseDocumentActor } from '../../shared/case-parts/case-documents';
import type { GalleryActor } from '../../shared/case-parts/case-photos';
import type { TranslationActor } from '../../shared/case-parts/seller-words';
import { CounterNoticeTab } from './counter-notice-tab';
import type { CurrentListingActor } from '../../shared/listing/current-listing';
import type { SellerActor } from '../../shared/seller/seller-panel';
import type { VariantsActor } from './case-variants';
import { ListingTab, ReportTab, SellerTab, ReportSection } from './fact-tabs';
import tabsClasses from '../../../parts/tabs.module.css';
import classes from './case-screen.module.css';

const tabs = ['counter-notice', 'report', 'listing', 'seller'] as const satisfies readonly CaseTab[];
const panels = { 'counter-notice': AnswerTab, report: ReportTab, listing: ListingTab, seller: SellerTab };

interface PanelProps {
  shown: Case;
  gallery: GalleryActor | null;
  translation: TranslationActor | null;
  documents: readonly (CaseDocumentActor | null)[];
  seller: SellerActor | null;
  variants: VariantsActor | null;
  listingNow: CurrentListingActor | null;
}

interface CaseTabsProps extends PanelProps {
  tab: CaseTab;
  onTab: (tab: CaseTab) => void;
}

/** What the seller says and, while an answer is awaited, what was reported. */
function AnswerTab({ shown, gallery, translation, documents, variants }: PanelProps) {
  return (
    <>
      <CounterNoticeTab shown={shown} gallery={gallery} translation={translation} documents={documents} />
      {(caseMove(shown).may === 'answer' || groupOf(shown.status) === 'IN_PROGRESS') && (
        <ReportSection shown={shown} variants={variants} />
      )}
    </>
  );
}

/** The four sides of a case; arrows walk through the tabs. */
export function CaseTabs({ tab, onTab, ...panel }: CaseTabsProps) {
  const intl = useIntl();
  return (
    <Tabs value={tab} onChange={(next) => onTab(tabs.find((one) => one === next) ?? tab)} keepMounted={false}>
      <Tabs.List className={tabsClasses.list} aria-label={intl.formatMessage({ id: 'case.tabs.label' })}>
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one} className={classNames(tabsClasses.tab, classes.tab)}>
            <FormattedMessage id={`case.${one}.tab`} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((one) => {
        const Panel = panels[one];
        return (
          <Tabs.Panel key={one} value={one} className={classes.panel} tabIndex={0}>
            <Panel {...panel} />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}

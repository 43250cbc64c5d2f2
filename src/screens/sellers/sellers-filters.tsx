import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { siteIds } from '../../../contracts/vocabulary/sites';
import type { SellersKind } from '../../../machines/sellers/sellers-of';
import type { SellersSearch } from '../../../machines/sellers/sellers-of.view';
import { siteChoices } from '../../copy/choices';
import list from '../shared/list-tools.module.css';
import { NicknameForm } from '../shared/nickname-form';
import { SavedViews } from '../shared/saved-views/saved-views';

type Filters = Pick<SellersSearch, 'nickname' | 'site'>;

interface SellersFiltersProps {
  kind: SellersKind;
  search: SellersSearch;
  onApply: (filters: Filters) => void;
}

/** Narrows the list by a part of the nickname and by a country. */
export function SellersFilters({ kind, search: { nickname, site }, onApply }: SellersFiltersProps) {
  const intl = useIntl();
  const countries = siteChoices(intl, siteIds);
  return (
    <div className={list.tools}>
      <NicknameForm nickname={nickname} onSubmit={(query) => onApply({ nickname: query, site })} />
      <NativeSelect
        label={<FormattedMessage id="sellers.site.label" />}
        value={site ?? ''}
        onChange={(event) => onApply({ nickname, site: event.currentTarget.value || null })}
        data={[{ value: '', label: intl.formatMessage({ id: 'sellers.site.all' }) }, ...countries]}
      />
      <SavedViews list={kind} />
    </div>
  );
}

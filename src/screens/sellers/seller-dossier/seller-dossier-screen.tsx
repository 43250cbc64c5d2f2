import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { sellerDossierMachine } from '../../../../machines/sellers/seller-dossier/seller-dossier.machine';
import { sellerDossierView } from '../../../../machines/sellers/seller-dossier/seller-dossier.view';
import { sellerInformationView } from '../../../../machines/shared/seller-information/seller-information.view';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import type { Crumb } from '../../../parts/breadcrumb';
import { busyProps } from '../../../parts/busy-props';
import { CopyableId } from '../../../parts/copyable-id';
import { EmptyState } from '../../../parts/empty-state';
import { Nickname } from '../../../parts/nickname';
import { PageTitle } from '../../../parts/page-title';
import { DetailSkeleton } from '../../../parts/skeletons';
import { SellerPanel, type SellerActor } from '../../shared/seller/seller-panel';
import { useOriginCrumbs } from '../../shared/listing/origin-crumbs';
import { RelistedListings } from './relisted-listings';
import { SellerListings } from './seller-listings';
import { SellerReports } from './seller-reports';
import { SubmissionDelay } from '../../shared/mutation-delay';
import classes from './seller-dossier.module.css';

type Actor = ActorRefFrom<typeof sellerDossierMachine>;

function Missing({ siteId, id }: { siteId: string; id: string }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={<FormattedMessage id="sellerDossier.missing.title" />}
      action={
        <Button component={AppLink} to={{ to: 'watchedSellers' }} variant="default">
          <FormattedMessage id="sellerDossier.missing.action" />
        </Button>
      }
    >
      <FormattedMessage id="sellerDossier.missing.text" values={{ id, country: siteCountryName(intl, siteId) }} />
    </EmptyState>
  );
}

function DossierContent({ actor, seller }: { actor: Actor; seller: SellerActor }) {
  const intl = useIntl();
  const view = useSelector(actor, sellerDossierView, shallowEqual);
  const { seller: known, failure } = useSelector(seller, sellerInformationView, shallowEqual);
  const { sellerId, siteId } = view;
  const name = intl.formatMessage({ id: 'sellerDossier.title.text' }, { id: sellerId });
  const crumbs: Crumb[] = [
    ...useOriginCrumbs({
      usual: { name: intl.formatMessage({ id: 'watchedSellers.title.text' }), to: { to: 'watchedSellers' } },
    }),
    { name: known?.nickname ?? name },
  ];
  const found = view.relisted.length > 0;
  const missing = failure?.code === 'SELLER_NOT_FOUND';
  return (
    <div className={classes.frame}>
      <PageTitle
        crumbs={crumbs}
        title={known === null ? name : <Nickname of={known.nickname} />}
        lead={
          missing ? undefined : (
            <span className={classes.line}>
              <CopyableId id={sellerId} />
              <span>{siteCountryName(intl, siteId)}</span>
            </span>
          )
        }
        action={
          missing ? undefined : (
            <Button
              leftSection={<IconSearch size={16} aria-hidden="true" />}
              onClick={() => actor.send({ type: 'seller.search' })}
              {...busyProps(view.searching)}
            >
              <FormattedMessage id="sellers.search.action" />
            </Button>
          )
        }
      />
      <SubmissionDelay of={actor} />
      {missing ? (
        <Missing siteId={siteId} id={sellerId} />
      ) : (
        <div className={classes.panes}>
          <div className={classes.sections}>
            {found && <RelistedListings view={view} />}
            <SellerListings view={view} send={actor.send} />
            <SellerReports view={view} send={actor.send} />
            {!found && <RelistedListings view={view} />}
          </div>
          <section className={classes.about} aria-labelledby="seller-about">
            <h2 id="seller-about">
              <FormattedMessage id="sellerDossier.about.title" />
            </h2>
            <SellerPanel actor={seller} seller={{ nickname: known?.nickname ?? sellerId }} own />
          </section>
        </div>
      )}
    </div>
  );
}

/** What the account knows of one seller. */
export function SellerDossierScreen({ actor }: { actor: Actor }) {
  const seller = useSelector(actor, (snapshot) => snapshot.children.seller ?? null);
  return seller === null ? <DetailSkeleton /> : <DossierContent actor={actor} seller={seller} />;
}

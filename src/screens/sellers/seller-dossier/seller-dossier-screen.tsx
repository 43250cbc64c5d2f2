import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { sellerDossierMachine } from '../../../../machines/sellers/seller-dossier/seller-dossier.machine';
import {
  sellerDossierView,
  type SellerDossierView,
} from '../../../../machines/sellers/seller-dossier/seller-dossier.view';
import { sellerInformationView } from '../../../../machines/shared/seller-information/seller-information.view';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import type { Crumb } from '../../../parts/breadcrumb';
import { busyProps } from '../../../parts/busy-props';
import { CopyableId } from '../../../parts/copyable-id';
import { EmptyState } from '../../../parts/empty-state';
import { Nickname } from '../../../parts/site-text';
import { PageTitle } from '../../../parts/page-title';
import { DetailSkeleton } from '../../../parts/skeletons';
import { SellerPanel, type SellerActor } from '../../shared/seller/seller-panel';
import { useOriginCrumbs } from '../../shared/listing/origin-crumbs';
import { SellerListings, SoldListing } from './seller-listings';
import { SellerReports } from './seller-reports';
import { SubmissionDelay } from '../../shared/mutation-delay';
import classes from './seller-dossier.module.css';
import { targetOfRow } from '../../../../machines/domain/history-row';
import { useProfile } from '../../../seams/use-console';

/** What stands published and is like a listing that a report has ended; nothing while either is still unknown. */
export function RelistedListings({ view }: { view: SellerDossierView }) {
  const enrolled = useProfile((facts) => facts.profile?.isAcuerdo ?? false);
  const { relisted, listings, reports } = view;
  if (listings.length === 0 || reports.length === 0) return null;
  return (
    <section className={classes.section} data-found={relisted.length > 0 || undefined} aria-labelledby="seller-again">
      <h2 id="seller-again">
        <FormattedMessage id="sellerDossier.relisted.title" />
      </h2>
      <p className={classes.soft}>
        <FormattedMessage id={relisted.length > 0 ? 'sellerDossier.relisted.text' : 'sellerDossier.relisted.none'} />
      </p>
      {relisted.length > 0 && (
        <ul className={classes.rows}>
          {relisted.map(({ listing, report, same }) => {
            const to = targetOfRow(report, false, enrolled);
            const words = <FormattedMessage id="sellerDossier.likeOf.text" values={{ caseId: report.caseId }} />;
            return (
              <SoldListing key={listing.id} id={listing.id} said={listing}>
                <span className={classes.same}>
                  <FormattedMessage id={`sellerDossier.same.${same}`} />
                </span>
                {to === null ? <span>{words}</span> : <AppLink to={to}>{words}</AppLink>}
              </SoldListing>
            );
          })}
        </ul>
      )}
    </section>
  );
}

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

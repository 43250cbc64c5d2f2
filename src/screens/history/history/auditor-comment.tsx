import { FormattedMessage } from 'react-intl';
import { Quote } from '../../shared/case-parts/case-files';
import { InfoDialog } from '../../shared/info-dialog';
import { languageOfSite } from '../../../../machines/domain/sites';

interface AuditorCommentProps {
  comment: string;
  /** The listing that was reported. */
  listing: { title: string; siteId: string };
  onClose: () => void;
}

/** What the auditor said of a report. */
export default function AuditorComment({ comment, listing: { title, siteId }, onClose }: AuditorCommentProps) {
  return (
    <InfoDialog size="lg" title={<FormattedMessage id="history.auditorComment.title" />} onClose={onClose}>
      <p lang={languageOfSite(siteId)}>{title}</p>
      <Quote site={siteId}>{comment}</Quote>
    </InfoDialog>
  );
}

import { FormattedMessage } from 'react-intl';
import { Quote } from '../../shared/case-parts/case-files';
import { InfoDialog } from '../../shared/info-dialog';

interface AuditorCommentProps {
  comment: string;
  /** The listing that was reported. */
  title: string | null;
  onClose: () => void;
}

/** What the auditor said of a report. */
export default function AuditorComment({ comment, title, onClose }: AuditorCommentProps) {
  return (
    <InfoDialog size="lg" title={<FormattedMessage id="history.auditorComment.title" />} onClose={onClose}>
      {title !== null && <p>{title}</p>}
      <Quote>{comment}</Quote>
    </InfoDialog>
  );
}

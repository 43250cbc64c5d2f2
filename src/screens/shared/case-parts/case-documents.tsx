import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconFileOff, IconZoomIn } from '@tabler/icons-react';
import { useSelector, shallowEqual } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CaseDocument } from '../../../../contracts/shapes';
import type { caseDocumentMachine } from '../../../../machines/cases/case-document/case-document.machine';
import { caseDocumentView } from '../../../../machines/cases/case-document/case-document.view';
import { pictureOfFile } from '../../../../machines/domain/case-photos';
import { AppLink } from '../../../parts/app-link';
import { PdfCopy, PictureCopy } from '../../../parts/document-copy';
import { SkeletonBar } from '../../../parts/skeletons';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import { FailureLine } from '../failure-line';
import classes from './case-documents.module.css';
import { FileFace, FileName } from './case-files';
import partsClasses from './case-parts.module.css';
import type { GalleryActor } from './case-photos';

export type CaseDocumentActor = ActorRefFrom<typeof caseDocumentMachine>;

interface CaseDocumentsProps {
  files: readonly CaseDocument[];
  /** Of each file, in their order; null for one that isn't shown in the page. */
  actors: readonly (CaseDocumentActor | null)[];
  gallery: GalleryActor | null;
}

/** The files that the seller attached, each with its link; what a browser shows safely is opened in place. */
export function CaseDocuments({ files, actors, gallery }: CaseDocumentsProps) {
  return (
    <ul className={classes.documents}>
      {files.map((file, index) => {
        const actor = actors[index] ?? null;
        return (
          <li key={file.url}>
            {actor === null ? (
              <div className={partsClasses.file}>
                <FileFace file={file} gallery={gallery} />
                <FileName file={file} />
              </div>
            ) : (
              <OpenableDocument file={file} actor={actor} gallery={gallery} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OpenableDocumentProps {
  file: CaseDocument;
  actor: CaseDocumentActor;
  gallery: GalleryActor | null;
}

/** One that is opened and closed in its place. */
function OpenableDocument({ file, actor, gallery }: OpenableDocumentProps) {
  const id = useId();
  const view = useSelector(actor, caseDocumentView, shallowEqual);
  const Chevron = view.open ? IconChevronDown : IconChevronRight;
  return (
    <>
      <div className={classes.head}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={view.open}
          aria-controls={view.open ? id : undefined}
          onClick={() => actor.send({ type: 'document.toggle' })}
        >
          <Chevron size={18} aria-hidden="true" />
          <FormattedMessage id="case.document.here" />
          <VisuallyHidden> {file.name}</VisuallyHidden>
        </UnstyledButton>
        <FileName file={file} />
      </div>
      {view.open && (
        <div
          id={id}
          className={classes.body}
          data-kind={view.picture ? 'picture' : 'pdf'}
          data-phase={view.phase}
          data-why={view.refusal ?? undefined}
        >
          <DocumentBody file={file} actor={actor} gallery={gallery} />
        </div>
      )}
    </>
  );
}

function OpenElsewhere({ file }: { file: CaseDocument }) {
  return (
    <AppLink href={file.url} newTab>
      <FormattedMessage id="case.document.open" />
    </AppLink>
  );
}

/** The document itself, or why it isn't here. */
function DocumentBody({ file, actor, gallery }: OpenableDocumentProps) {
  const intl = useIntl();
  const view = useSelector(actor, caseDocumentView, shallowEqual);
  if (view.phase === 'failed' && view.failure !== null)
    return (
      <FailureLine
        failure={view.failure}
        kept={<OpenElsewhere file={file} />}
        onRetry={() => actor.send({ type: 'document.retry' })}
      />
    );
  if (view.phase === 'refused')
    return (
      <p className={classes.refused}>
        <IconFileOff size={18} aria-hidden="true" />
        <span className={classes.ways}>
          <FormattedMessage id="case.document.refused" values={{ why: view.refusal ?? 'none' }} />
          <OpenElsewhere file={file} />
        </span>
      </p>
    );
  if (view.address === null)
    return (
      <>
        <VisuallyHidden>
          <span role="status">
            <FormattedMessage id="parts.loading.label" />
          </span>
        </VisuallyHidden>
        <SkeletonBar height="100%" />
      </>
    );
  if (!view.picture) return <PdfCopy className={classes.frame} address={view.address} name={file.name} />;
  const picture = pictureOfFile(file);
  const image = (
    <PictureCopy
      className={classes.picture}
      address={view.address}
      name={intl.formatMessage({ id: 'case.document.alt' }, { name: file.name })}
      onBroken={() => actor.send({ type: 'document.broken' })}
    />
  );
  if (gallery === null || picture === null) return image;
  return (
    <UnstyledButton
      className={classes.zoom}
      aria-label={intl.formatMessage({ id: 'case.document.zoom' }, { name: file.name })}
      onClick={() => gallery.send({ type: 'photo.zoom', id: picture.id })}
    >
      {image}
      <span className={classes.zoomMark} aria-hidden="true">
        <IconZoomIn size={18} />
      </span>
    </UnstyledButton>
  );
}

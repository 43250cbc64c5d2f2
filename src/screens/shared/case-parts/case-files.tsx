import { UnstyledButton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CaseDocument, Language } from '../../../../contracts/shapes';
import { pictureOfFile } from '../../../../machines/domain/case-photos';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import classes from './case-parts.module.css';
import type { GalleryActor } from './case-photos';
import { languageOfSite } from '../../../../machines/domain/sites';
import { formatBytes } from '../../../copy/sizes';

interface QuoteProps {
  site: string;
  /** That of the site, unless it stands there translated. */
  lang?: Language | undefined;
  children: ReactNode;
}

/** What somebody wrote, word for word, in the language of the site that it was written for. */
export function Quote({ site, lang = languageOfSite(site), children }: QuoteProps) {
  return (
    <blockquote className={classes.quote} lang={lang}>
      {children}
    </blockquote>
  );
}

interface CaseFilesProps {
  files: readonly CaseDocument[];
  gallery: GalleryActor | null;
}

/** The files that the seller attached, each opened in a new tab; one that is a picture is shown, and seen large. */
export function CaseFiles({ files, gallery }: CaseFilesProps) {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.url} className={classes.file}>
          <FileFace file={file} gallery={gallery} />
          <FileName file={file} />
        </li>
      ))}
    </ul>
  );
}

/** The name of a file, which opens it in a new tab, and its size. */
export function FileName({ file }: { file: CaseDocument }) {
  const intl = useIntl();
  return (
    <>
      <AppLink href={file.url} newTab>
        {file.name}
      </AppLink>
      {file.size !== null && <span className={classes.soft}>{formatBytes(intl, file.size)}</span>}
    </>
  );
}

/** What stands before the name of a file that isn't shown in place. */
export function FileFace({ file, gallery }: { file: CaseDocument; gallery: GalleryActor | null }) {
  const intl = useIntl();
  const picture = pictureOfFile(file);
  if (picture === null) return <IconFileText size={18} aria-hidden="true" />;
  const face = <ListingPicture url={picture.url} alt="" className={classes.face} />;
  if (gallery === null) return face;
  return (
    <UnstyledButton
      aria-label={intl.formatMessage({ id: 'case.document.zoom' }, { name: file.name })}
      onClick={() => gallery.send({ type: 'photo.zoom', id: picture.id })}
    >
      {face}
    </UnstyledButton>
  );
}

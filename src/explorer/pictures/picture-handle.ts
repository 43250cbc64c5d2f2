import type { SceneProps } from './scene';

/** What a picture is of: a scene, and what its browser tells. */
export interface PictureContent extends SceneProps {
  /** Whether the browser of the picture says that it is online. */
  online: boolean;
}

/** What a picture's document lets the explorer do in it. */
export interface PictureHandle {
  /** Paints this, in the place of what was painted; nothing for null. */
  show: (props: PictureContent | null) => void;
}

/** Dispatched on the frame's element by the document in it, with its `Inside` as detail, each time that one stands ready. */
export const pictureReadyEvent = 'picture.ready';

/** The picture's document, from the explorer's. */
export const pictureAddress = 'src/explorer/pictures/picture.html';

import type { SceneProps } from './scene';

/** What a picture is of: a scene, and what its browser tells. */
export interface Shown extends SceneProps {
  /** Whether the browser of the picture says that it is online. */
  online: boolean;
}

/** What a picture's document lets the explorer do in it. */
export interface Inside {
  /** Paints this, in the place of what was painted; nothing for null. */
  show: (props: Shown | null) => void;
}

/** Dispatched on the frame's element by the document in it, with its `Inside` as detail, each time that one stands ready. */
export const pictureReady = 'picture.ready';

/** The picture's document, from the explorer's. */
export const pictureAddress = 'src/explorer/pictures/picture.html';

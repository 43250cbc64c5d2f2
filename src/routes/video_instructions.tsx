import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/video_instructions')({
  staticData: shows('videos', async () => (await import('../screens/support/help/videos-screen')).VideosScreen),
});

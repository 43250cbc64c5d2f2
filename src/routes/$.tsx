import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/$')({
  staticData: shows('notFound', async () => (await import('../screens/shell/not-found-screen')).NotFoundScreen),
});

import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/rings')({
  validateSearch: searchOf('rings'),
  staticData: shows('rings', async () => (await import('../screens/sellers/rings/rings-screen')).RingsScreen),
});

import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';

export const Route = createFileRoute('/')({
  validateSearch: searchOf('home'),
  staticData: { address: 'home' },
});

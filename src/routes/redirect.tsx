import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/places';

export const Route = createFileRoute('/redirect')({
  validateSearch: searchOf('remembered'),
  staticData: { address: 'remembered' },
});

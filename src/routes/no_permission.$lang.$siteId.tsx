import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/no_permission/$lang/$siteId')({});

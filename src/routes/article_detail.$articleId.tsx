import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/article_detail/$articleId')({});

import { deskCalls } from '@arma11/core/back-office';
import { reportedPosts } from '@arma11/testing/fixtures/reportedPosts';
import { answer } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOneWidePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/muros',
  component: AppAt,
  args: { path: '/operador/muros' },
  parameters: onTheDesk,
});

const { path } = deskCalls.groupReports;

export const Default = meta.story({
  parameters: { overrides: [answer(path, { status: 'ok', result: reportedPosts })] },
});
export const Nothing = meta.story({
  parameters: { overrides: [answer(path, { status: 'ok', result: [] })], ...inOneWidePicture },
});

/**
 * Tests of the pages in a browser that `npm run test:all` runs once, in 400 days. In the same place `npm test` keeps: of
 * hostile texts `safeHtml.test.tsx`, `contentHtml.test.ts` and the policy that `site.test.ts` reads; of pages that mean harm
 * the sign-in of `signIn`, `hosts` and `createEmbedSession`; of the worker `push` and the unit tests of `src/offline`; of
 * pages on a desktop and of the desk their stories, and the unit tests of `features/operator`; of languages the tests of
 * `widgets/src/locales`; of the files that the script tag loads the tests of `checkedImports` and `checkedFiles`; of one's
 * account those of `features/profile` and of the server's `players/accounts`; of Google's sign-in `GoogleButton.test.tsx`;
 * of the window of partners `GrantPage.test.tsx` and the sign-in of `signIn`; of pictures to share `src/pictures`.
 */
export const longPageTests = [
  'packages/app/e2e/account.test.ts',
  'packages/app/e2e/console.test.ts',
  'packages/app/e2e/google.test.ts',
  'packages/app/e2e/offline.test.ts',
  'packages/app/e2e/partners.test.ts',
  'packages/app/e2e/pictures.test.ts',
  'packages/app/e2e/tooOld.test.ts',
  'packages/app/e2e/xss.test.ts',
  'packages/widgets/host-pages/rig/copies.test.ts',
  'packages/widgets/host-pages/rig/hostile.test.ts',
  'packages/widgets/host-pages/rig/locales.test.ts',
];

/**
 * Those that `npm run test:all` does not run in 400 days once more: the long ones visit every route then, on both screens,
 * and of the others the server's tests meet that day (codes, payments, messages), or nothing in them has a day.
 */
export const todayAlone = [
  'packages/app/e2e/desktop.test.ts',
  'packages/app/e2e/prerendered.test.ts',
  'packages/app/e2e/push.test.ts',
  'packages/app/e2e/routesOfPlayer.test.ts',
  'packages/app/e2e/routesOfRooms.test.ts',
  'packages/app/e2e/routesSignedOut.test.ts',
  'packages/app/e2e/secondFactor.test.ts',
  'packages/app/e2e/systemFontTexts.test.ts',
  'packages/app/e2e/taps.test.ts',
  'packages/app/e2e/topUp.test.ts',
  'packages/widgets/host-pages/rig/frames.test.ts',
  'packages/widgets/host-pages/rig/leak.test.ts',
  'packages/widgets/host-pages/rig/partnerText.test.ts',
  'packages/widgets/host-pages/rig/reactHosts.test.ts',
  'packages/widgets/host-pages/rig/refusedOrigin.test.ts',
];

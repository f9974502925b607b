import { chromiumArguments } from '@dopahiya/programs';

/**
 * What Chromium does without. Its own buttons are pages of their own, which each new context renders as well: half of the time
 * that a context takes. It heeds one list alone, so that what Playwright does without stands here too.
 */
const featuresOff = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIBackForwardButton',
  'WebUIHomeButton',
  'WebUILocationBar',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIReloadButtonProfilePrewarming',
  'WebUISplitTabsButton',
  'WebUIToolbar',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags of the browser of journeys, in which many contexts are opened. */
export const journeyArguments: readonly string[] = [
  ...chromiumArguments,
  `--disable-features=${featuresOff.join(',')}`,
];

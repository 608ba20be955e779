import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { orderTextsIn } from '#domain/order/text-order';
import { pageSettings } from './api/page-settings.ts';
import { pageLanguage } from './page-language.ts';
import { fetchFirstPage, Pages, prefetchPages } from './pages.tsx';
import { listenForInstallOffer } from './parts/device-app/install-offer.ts';
import { deleteDraftsOnLogout } from './parts/form/draft/delete-drafts.ts';
import { Frame } from './parts/frame/frame.tsx';
import { tidyDeviceCopy } from './store/copy/device-copy.ts';
import { refreshWhenVisible } from './store/store.ts';
import { listenForBack } from './ui/overlay/back-navigation.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { followSystemTheme } from './ui/theme/theme.ts';

/** Renders the app into the page, once the code of its first page is loaded. */
export async function startApp(): Promise<void> {
  orderTextsIn(pageLanguage);
  listenForBack();
  followSystemTheme();
  refreshWhenVisible();
  deleteDraftsOnLogout();
  tidyDeviceCopy(pageSettings().offline);
  listenForInstallOffer();
  prefetchPages();
  await fetchFirstPage();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  createRoot(root).render(
    <StrictMode>
      <Frame>
        <Pages />
      </Frame>
    </StrictMode>,
  );
  if (window.matchMedia('(display-mode: standalone)').matches) void openLaunched();
}

/** The system starts only the installed app with files. */
async function openLaunched(): Promise<void> {
  try {
    const { openLaunchedFiles } = await import('./parts/files/launched-files.ts');
    openLaunchedFiles();
  } catch (error) {
    console.warn('Files with which the app is started cannot be opened.', error);
  }
}

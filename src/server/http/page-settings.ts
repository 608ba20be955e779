import { PAGE_SETTINGS_META, type PageSettings } from '#contract/page-settings';
import type { Configuration } from '#server/configuration';
import { escapeHtml } from '#server/html';

const PLACEHOLDER = '<!--wingbook-settings-->';

/** The page with the settings that its script reads, as a meta element in the place of the placeholder. */
export function withPageSettings(html: string, configuration: Configuration): string {
  const { demo, mapStyleUrl, mapAttribution } = configuration;
  const settings: PageSettings = { demo, mapStyleUrl, mapAttribution };
  const meta = `<meta name="${PAGE_SETTINGS_META}" content="${escapeHtml(JSON.stringify(settings))}">`;
  return html.replace(PLACEHOLDER, () => meta);
}

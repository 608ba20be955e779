import { type CellDraft, workbookBytes } from './workbook.ts';

/** A file as another logbook exports it: the name of its preset, and what is expected of its first flight. */
export interface ForeignTable {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly rows: number;
  readonly first: Readonly<Record<string, unknown>>;
}

const utf8 = (...lines: readonly string[]): Uint8Array => new Uint8Array(Buffer.from(lines.join('\r\n'), 'utf-8'));
const latin1 = (...lines: readonly string[]): Uint8Array => new Uint8Array(Buffer.from(lines.join('\r\n'), 'latin1'));
const utf16 = (...lines: readonly string[]): Uint8Array => new Uint8Array(Buffer.from(lines.join('\n'), 'utf16le'));
const sheet = (name: string, rows: readonly (readonly CellDraft[])[], others = {}): Uint8Array =>
  workbookBytes({ sheets: { [name]: rows, ...others } });

const LOGFLY = 'Heure;UTC;Durée;Site;Pays;Alt;Latitude;Longitude;Voile;Commentaire';
const LOGFLY_ROW = '120;0h37mn;Col des Sources;...;2417;46.193;7.504;Voilier 2;null';
const PARAFLIGHTLOG = 'ID,Date début,Date fin,Durée (sec),Voile ID,Voile Nom,Spot,Latitude,Longitude,Type,Notes';
const GARMIN =
  'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Total Ascent,Moving Time,Elapsed Time,Min Elevation,Max Elevation';
const WEB_LOGBOOK =
  'Date,Departure Place,Departure Time,Arrival Place,Arrival Time,Aircraft Model,Aircraft Reg,Time SE,Time ME,Time MCC,Time Total,Landings Day,Landings Night,Time Night,Time IFR,Time PIC,Time CoPilot,Time Dual,Time Instructor,SIM Type,SIM Time,PIC Name,Remarks';
const FLIGHTBOOK_ROW = [
  'Alpe',
  'Schweiz',
  'Wiese',
  'Schweiz',
  '01:05:00',
  '12.5',
  '',
  'Ruhig',
  'Marke Modell',
  'Nein',
  '',
];

const flightbook = (...headers: readonly string[]): Uint8Array =>
  sheet('flights', [headers, ['1', '03.05.2026', ...FLIGHTBOOK_ROW]], { gliders: [['Marke'], ['Marke']] });

/** Files in the layouts of the presets, of our own making. */
export const FOREIGN_TABLES: readonly ForeignTable[] = [
  {
    name: 'Wingbook',
    bytes: utf8(
      '\ufeffdate,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks,tags',
      '2026-05-03,75,1850,Alpe,1200,"Tal, Berge",46.62525,7.9,Swift,"Ruhig, ""glatt""","XC, tandem"',
      "2026-05-04,20,0,,,,,,,'=1,",
    ),
    rows: 2,
    first: {
      date: '2026-05-03',
      airtime: 75,
      altitude: 1_850,
      siteName: 'Alpe',
      remarks: 'Ruhig, "glatt"',
      tags: ['XC', 'tandem'],
    },
  },
  {
    name: 'Flugbuech',
    bytes: utf8(
      'number,date,glider,launch_site,launch_time_utc,landing_site,landing_time_utc,track_distance,hikeandfly,comment,xcontest_url,xcontest_tracktype,xcontest_scored_distance,video_url',
      '1,2026-05-03,Swift,"Alpe, Ost",10:00:10,Wiese,10:12:13,4,,"Zwei\nZeilen",,,,',
    ),
    rows: 1,
    first: {
      date: '2026-05-03',
      time: null,
      launchTime: Date.UTC(2026, 4, 3, 10, 0, 10) / 1_000,
      airtime: 13,
      siteName: 'Alpe, Ost',
      remarks: 'landing_site: Wiese\ntrack_distance: 4\nZwei\nZeilen',
    },
  },
  {
    name: 'LogFly 5',
    bytes: latin1(`Date;${LOGFLY}`, `2026-05-03 ;6:19:31;${LOGFLY_ROW}`),
    rows: 1,
    first: { date: '2026-05-03', time: null, airtime: 37, altitude: null, gliderName: 'Voilier 2', remarks: '' },
  },
  {
    name: 'LogFly 5 with tracks',
    bytes: utf8(
      `Fichier IGCDate;${LOGFLY}`,
      `2026_05_03_16_19_31.IGC;2026-05-03 ;6:19:31;${LOGFLY_ROW}`,
      `;2026-05-04 ;1:19:31;${LOGFLY_ROW}`,
    ),
    rows: 2,
    first: {
      date: '2026-05-03',
      time: '16:19',
      airtime: 37,
      siteName: 'Col des Sources',
      launch: { lat: 46.193, lng: 7.504 },
    },
  },
  {
    name: 'LogFly 5 with tracks',
    bytes: utf8(
      `Fichier IGCDate;${LOGFLY}`,
      `2026-05-03-XLF-01.igc;03/05/2026;4:13:31;${LOGFLY_ROW}`,
      `2026-05-04-XLF-02.igc;04/05/2026;9:03:31;${LOGFLY_ROW}`,
    ),
    rows: 2,
    first: { date: '2026-05-03', time: null, airtime: 37, siteName: 'Col des Sources', gliderName: 'Voilier 2' },
  },
  {
    name: 'LogFly 5',
    bytes: utf8(
      'Date;Hour;UTC;Duration;Site;Country;Alt;Latitude;Longitude;Glider;Comment',
      `2026-05-03 ;6:19:31;${LOGFLY_ROW}`,
    ),
    rows: 1,
    first: { date: '2026-05-03', airtime: 37, siteName: 'Col des Sources' },
  },
  {
    name: 'Logfly-web',
    bytes: utf16(
      'No\tdate\tvoile\tbiplace\tsite\tduree (en secondes)\tduree\ttemps de vol total (en secondes)\tscore\tdistance\ttype de parcours\tcommentaire',
      '7\t03/05/2026 10:31:00\tVoilier 2\t0\tAlpe\t2220\t0h37\t2220\t12,5\t10,25\tlibre\tcalme',
    ),
    rows: 1,
    first: {
      date: '2026-05-03',
      time: '10:31',
      airtime: 37,
      gliderName: 'Voilier 2',
      remarks: 'distance: 10,25\ntype de parcours: libre\ncalme',
    },
  },
  {
    name: 'Flugbuch.ch',
    bytes: utf8(
      '"1","3.5.2026","08:30","0:5","Marke Modell","1230","Alpe","Wiese","497","1.296","Der "erste" Flug","Anna"',
      '"2","3.5.2026","10:00","1:25","Marke Modell","1230","Alpe","Wiese","497","","",""',
    ),
    rows: 2,
    first: {
      date: '2026-05-03',
      time: '08:30',
      airtime: 5,
      siteName: 'Alpe',
      gliderName: 'Marke Modell',
      remarks: 'Landing: Wiese\nkm: 1.296\nDer "erste" Flug\nInstructor: Anna',
    },
  },
  {
    name: 'Flightbook',
    bytes: flightbook(
      'Nr',
      'Datum',
      'Start',
      'Start Land',
      'Landung',
      'Landung Land',
      'Flugdauer',
      'Km',
      'Preis',
      'Beschreibung',
      'Gleitschirm',
      'Tandem',
      'IGC-Datei',
    ),
    rows: 1,
    first: {
      date: '2026-05-03',
      time: null,
      airtime: 65,
      siteName: 'Alpe',
      gliderName: 'Marke Modell',
      remarks: 'Landung: Wiese\nKm: 12.5\nRuhig',
    },
  },
  {
    name: 'Flightbook',
    bytes: flightbook(
      'No',
      'Date',
      'Décollage',
      'Décollage pays',
      'Atterissage',
      'Atterissage pays',
      'Temps',
      'Km',
      'Prix',
      'Description',
      'Parapente',
      'Tandem',
      'Fichier igc',
    ),
    rows: 1,
    first: { date: '2026-05-03', airtime: 65, siteName: 'Alpe', gliderName: 'Marke Modell' },
  },
  {
    name: 'ParaFlightLog backup',
    bytes: utf8(PARAFLIGHTLOG, 'A1,03/05/2026 10:31,03/05/2026 11:08,2220,B2,Swift,Alpe,46.6,7.9,Thermique,"calme"'),
    rows: 1,
    first: { date: '2026-05-03', time: '10:31', airtime: 37, siteName: 'Alpe', remarks: 'Type: Thermique\ncalme' },
  },
  {
    name: 'ParaFlightLog backup',
    bytes: utf8(
      `${PARAFLIGHTLOG},Alt départ,Alt max,Alt fin,Distance (m),Vitesse max (m/s),GForce max,Date de création`,
      'A1,03/05/2026 10:31,03/05/2026 11:08,2220,B2,Swift,Alpe,46.6,7.9,,,1200,1850,600,100,12,1,03/05/2026 12:00',
    ),
    rows: 1,
    first: { date: '2026-05-03', altitude: 1_850, airtime: 37 },
  },
  {
    name: 'ParaFlightLog',
    bytes: utf8('Date,Voile,Spot,Durée,Notes', '13/05/2026,Swift,Alpe,1h05,"calme"', '14/05/2026,Swift,Alpe,35min,""'),
    rows: 2,
    first: { date: '2026-05-13', airtime: 65, siteName: 'Alpe', gliderName: 'Swift', remarks: 'calme' },
  },
  {
    name: 'Web Logbook',
    bytes: utf8(WEB_LOGBOOK, '03/05/2026,Alpe,1031,Wiese,1136,Swift,,,,,1:05,1,0,,,1:05,,,,,,Self,calm'),
    rows: 1,
    first: { date: '2026-05-03', time: '10:31', airtime: 65, siteName: 'Alpe', remarks: 'Arrival Place: Wiese\ncalm' },
  },
  {
    name: 'VFRnav',
    bytes: sheet('Logbook', [
      [
        'Date',
        'Aircraft',
        'Pax',
        'From',
        'To',
        'OffBlock',
        'Takeoff',
        'Landing',
        'OnBlock',
        '',
        '',
        '',
        'Remarks',
        'Type',
      ],
      [
        { number: 46_145, format: 'date' },
        'Swift',
        '',
        'Alpe',
        'Wiese',
        '',
        { number: 0.4375, format: 'time' },
        { number: 0.5, format: 'time' },
        '',
        '',
        '',
        '',
        'calm',
        'PG',
      ],
    ]),
    rows: 1,
    first: { date: '2026-05-03', time: '10:30', airtime: 90, siteName: 'Alpe', remarks: 'To: Wiese\ncalm' },
  },
  {
    name: 'Strava',
    bytes: utf8(
      'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,Filename,Elevation Gain,Elevation High',
      '1,"May 3, 2026, 9:31:00 AM",Alpe,Paragliding,calm,3900,12.4,120,activities/1.gpx,600,1850',
      '2,"May 17, 2026, 10:05:00 PM",Evening,Run,,2700,8.0,150,activities/2.gpx,50,300',
    ),
    rows: 1,
    first: {
      date: '2026-05-03',
      time: null,
      launchTime: Date.UTC(2026, 4, 3, 9, 31) / 1_000,
      airtime: 65,
      altitude: 1_850,
      remarks: 'Activity Name: Alpe\ncalm\nDistance: 12.4',
    },
  },
  {
    name: 'Garmin Connect',
    bytes: utf8(
      GARMIN,
      'Running,2026-05-02 07:01:22,false,"Run","5,02","412","00:31:40","148","28","00:31:40","00:31:40","--","--"',
      'Hang Gliding,2026-05-03 10:31:00,false,"Alpe","12,5","--","01:04:10","90","300","--","01:04:10","600","1,850"',
    ),
    rows: 1,
    first: { date: '2026-05-03', time: '10:31', airtime: 65, altitude: 1_850, remarks: 'Title: Alpe\nDistance: 12,5' },
  },
];

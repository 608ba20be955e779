import { describe, expect, it } from 'vitest';
import { headersAt } from './header-rows.ts';
import { fieldOfHeader, isRemarksHeader, plainHeader, unitsOfHeaders } from './header-words.ts';
import type { TableField } from './table-mapping.ts';

describe('what a column is for by its header', () => {
  it.each<[TableField, readonly string[]]>([
    ['date', ['Date', 'DATE', 'flight_date', 'Datum', 'Flugdatum', 'Data', 'Fecha', 'Date début', 'Tag', 'day']],
    [
      'time',
      ['Time', 'Start time', 'takeoff_time', 'launchTime', 'Departure Time', 'Heure', 'Heure déco', 'Startzeit'],
    ],
    ['time', ['Uhrzeit', 'Zeit', 'Ora decollo', 'Hora despegue', 'launch_time_utc', 'Hora']],
    [
      'landingTime',
      ['Landing time', 'landing_time_utc', 'Landezeit', 'Arrival Time', 'Heure attero', 'Date fin', 'End time'],
    ],
    ['utcOffset', ['UTC', 'UTC offset', 'Time zone', 'Zeitzone', 'fuseau horaire']],
    [
      'duration',
      ['Duration', 'Airtime', 'air time', 'Flight time', 'Flugzeit', 'Dauer', 'Flugdauer', 'Durée', 'Durata'],
    ],
    [
      'duration',
      ['Duración', 'Time Total', 'Elapsed Time', 'Temps', 'Tempo', 'Hours', 'Flugstunden', 'Minuten', 'min'],
    ],
    ['site', ['Site', 'Launch', 'launch_site', 'Takeoff', 'Take-off', 'Startplatz', 'Start', 'Startort', 'Décollage']],
    ['site', ['Decollo', 'Despegue', 'Spot', 'Departure Place', 'From', 'Fluggebiet', 'Von', 'Place']],
    ['glider', ['Glider', 'Wing', 'Schirm', 'Gleitschirm', 'Voile', 'Voile Nom', 'Vela', 'Gerät', 'Parapente']],
    [
      'altitude',
      ['Max altitude', 'Altitude max', 'Max. Höhe', 'Alt max', 'Max Elevation', 'Altitude', 'Höhe', 'Quota max'],
    ],
    ['altitude', ['maxAltitude', 'max_alt', 'Altitude (ft)', 'Peak']],
    [
      'tags',
      [
        'Tags',
        'flight_tags',
        'Labels',
        'Keywords',
        'Schlagwörter',
        'Étiquettes',
        'Mots-clés',
        'Etichette',
        'Etiquetas',
      ],
    ],
    ['duration', ['Wie lange', 'Trajanje', 'Doba', 'Délka letu', 'Varighed', 'Czas lotu', '飛行時間']],
    ['site', ['Wo', 'Místo', 'Polijetanje', 'Vzletišče', 'Miejsce', 'サイト', 'Место']],
    ['glider', ['Womit', 'Křídlo', 'Krilo', 'Padalo', 'Vinge', 'Skrzydło', '機体']],
    ['altitude', ['Elevation High', 'Max. výška', '最高高度']],
    ['latitude', ['Coordinates', 'Koordinaten', 'GPS']],
    ['activity', ['Aktivitätstyp', 'Type d’activité', 'Tipo di attività', 'Sport']],
    ['latitude', ['Latitude', 'Lat', 'lat_deg', 'Breitengrad']],
    ['longitude', ['Longitude', 'Lon', 'Lng', 'Long', 'Längengrad']],
    [
      'launchAltitude',
      ['Start altitude', 'Launch height', 'Starthöhe', 'Alt déco', 'takeoff_altitude', 'Quota decollo'],
    ],
    ['location', ['Ort', 'Location', 'Località', 'Ubicación', 'Lieu']],
    ['glider', ['Ala', 'Canopy', 'Ausrüstung', 'Material', 'Attrezzatura', 'Equipo']],
    ['site', ['Gelände', 'Fluggelände', 'Platz', 'Berg', 'Sito', 'Zona', 'Sitio']],
    ['remarks', ['Observations', 'Observaciones', 'Text']],
    ['activity', ['Activity Type', 'Activity', 'Aktivität', 'Sport']],
    ['remarks', ['Remarks', 'Comment', 'Commentaire', 'Notes', 'Note', 'Bemerkungen', 'Kommentar', 'Osservazioni']],
    [
      'remarks',
      ['Landing', 'Landeplatz', 'Landung', 'Atterrissage', 'Atterraggio', 'Arrival Place', 'To', 'Distance', 'km'],
    ],
  ])('%s: %j', (field, headers) => {
    expect(headers.map((header) => [header, fieldOfHeader(header)])).toEqual(headers.map((header) => [header, field]));
  });

  it.each([
    ['', 'Nr', 'Price', 'Tandem', 'Avg HR', 'x'],
    ['Max altitude gain', 'Höhengewinn', 'Total Ascent', 'Min Elevation', 'Max. Höhe über Start', 'Max climb'],
    ['Country', 'Land', 'Start Land', 'Pays', 'Décollage pays'],
  ])('nothing: %j, …', (...headers) => {
    expect(headers.map((header) => [header, fieldOfHeader(header)])).toEqual(headers.map((header) => [header, null]));
  });

  it('is found at once in a cell that is no header', () => {
    expect(fieldOfHeader(`${'a'.repeat(1_000_000)} date`)).toBeNull();
  });
});

it('a header that lacks the separator behind its first name, as LogFly’s with tracks, is two', () => {
  const rows = [
    ['IGC DateiDatum', 'Stunde', 'Ort', ''],
    ['a.igc', '03.05.2026', '10:00', 'Kandel'],
  ];
  expect(headersAt({ rows }, 0)).toEqual(['IGC Datei', 'Datum', 'Stunde', 'Ort']);
});

it('remarks are told from other values that are remarked', () => {
  expect(['Remarks', 'Bemerkung', 'Notes', 'Beschreibung'].map(isRemarksHeader)).toEqual([true, true, true, true]);
  expect(['Landing', 'Distance', 'km', 'Date', ''].map(isRemarksHeader)).not.toContain(true);
});

it.each([
  ['launchAltitude', 'launch altitude'],
  ['  Durée (sec) ', 'duree sec'],
  ['Max._HÖHE [m]', 'max hohe m'],
  ['N°', 'n'],
  ['--', ''],
])('%j is %j in plain letters', (header, plain) => {
  expect(plainHeader(header)).toBe(plain);
});

const unitsOf = (field: TableField, header: string) => unitsOfHeaders([{ column: 0, header, field }]);

it.each([
  ['Duration (sec)', 'seconds'],
  ['duree (en secondes)', 'seconds'],
  ['Dauer in Sekunden', 'seconds'],
  ['duration_s', 'seconds'],
  ['Airtime [min]', 'minutes'],
  ['Minuten', 'minutes'],
  ['Flight hours', 'hours'],
  ['Duration (h)', 'hours'],
  ['Heures', 'hours'],
  ['Duration', 'auto'],
  ['Flugdauer', 'auto'],
])('airtimes under %j are in %s', (header, unit) => {
  expect(unitsOf('duration', header).durationIn).toBe(unit);
});

it.each([
  ['Altitude (ft)', 'ft'],
  ['Max altitude in feet', 'ft'],
  ['Altitude (m)', 'm'],
  ['Max altitude', 'm'],
  ['Altitude after', 'm'],
])('altitudes under %j are in %s', (header, unit) => {
  expect(unitsOf('altitude', header).altitudeIn).toBe(unit);
});

it.each([
  ['launch_time_utc', 'utc'],
  ['Time (GMT)', 'utc'],
  ['Start [UTC]', 'utc'],
  ['Time', 'local'],
  ['Heure locale', 'local'],
])('times under %j are %s', (header, timeIs) => {
  expect(unitsOf('time', header).timeIs).toBe(timeIs);
});

it('a column of something else says nothing of units', () => {
  expect(unitsOf('remarks', 'UTC (ft, sec)')).toEqual({ timeIs: 'local', altitudeIn: 'm', durationIn: 'auto' });
});

create table listings (
  id integer primary key autoincrement,
  kind text not null,
  category_id integer,
  title text not null collate nocase,
  price real not null,
  old_price real,
  status text not null check (status in ('published', 'draft')),
  position integer not null,
  version integer not null default 1,
  details text not null check (json_valid(details)),
  created_at text not null,
  updated_at text not null,
  deleted_at text
);
create index listings_in_order on listings (kind, position, id, status, title) where deleted_at is null;
create index listings_by_price on listings (kind, price, id, status) where deleted_at is null;
create index listings_by_title on listings (kind, lower(title), id, status) where deleted_at is null;
create index listings_of_category on listings (kind, category_id, position, id, status) where deleted_at is null;
create index listings_newest on listings (kind, id, status) where deleted_at is null;
create index listings_deleted on listings (kind, deleted_at) where deleted_at is not null;

create virtual table listing_search using fts5(
  words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

create table parts (
  id integer primary key autoincrement,
  listing_id integer not null references listings (id) on delete cascade,
  part text not null,
  position integer not null,
  version integer not null default 1,
  details text not null check (json_valid(details)),
  created_at text not null,
  updated_at text not null
);
create index parts_of_listing on parts (listing_id, part, position, id);

create table images (
  id integer primary key autoincrement,
  listing_id integer not null references listings (id) on delete cascade,
  part_id integer references parts (id) on delete cascade,
  position integer not null,
  folder text not null check (folder in ('uploads', 'hotelrooms', 'images')),
  name text not null,
  width integer not null,
  height integer not null,
  blur text not null,
  alt text not null,
  created_at text not null
);
create index images_of_listing on images (listing_id, part_id, position);
create index images_by_name on images (name);

create table users (
  id integer primary key autoincrement,
  name text not null,
  email text not null unique,
  password_hash text not null,
  role text not null check (role in ('owner', 'editor')),
  approved_at text,
  created_at text not null
);

create table sessions (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at text not null,
  expires_at text not null
);
create index sessions_of_user on sessions (user_id);

create table codes (
  code_hash text primary key,
  purpose text not null check (purpose in ('owner', 'password')),
  user_id integer references users (id) on delete cascade,
  expires_at text,
  created_at text not null
);

create table enquiries (
  id integer primary key autoincrement,
  reference text not null unique,
  form text not null check (form in ('hotel', 'room', 'booking', 'contact', 'partner')),
  idempotency_key text unique,
  name text not null,
  email text not null,
  phone text not null,
  email_key text not null,
  phone_key text not null,
  thread text not null,
  kind text,
  listing_id integer references listings (id) on delete set null,
  part_id integer references parts (id) on delete set null,
  listing_title text not null,
  part_title text not null,
  price real,
  details text not null check (json_valid(details)),
  status text not null check (status in ('new', 'contacted', 'quoted', 'won', 'lost')),
  suspicion text not null check (suspicion in ('', 'trap', 'haste')),
  assignee_id integer references users (id) on delete set null,
  follow_up_on text,
  source text not null,
  consent_version text,
  created_at text not null,
  updated_at text not null
);
create index enquiries_newest on enquiries (created_at, id);
create index enquiries_by_email on enquiries (email_key, id);
create index enquiries_by_phone on enquiries (phone_key, id);
create index enquiries_of_thread on enquiries (thread, id);
create index enquiries_of_listing on enquiries (listing_id, created_at);
create index enquiries_of_part on enquiries (part_id);

create table enquiry_notes (
  id integer primary key autoincrement,
  enquiry_id integer not null references enquiries (id) on delete cascade,
  user_id integer references users (id) on delete set null,
  author text not null,
  text text not null,
  created_at text not null
);
create index notes_of_enquiry on enquiry_notes (enquiry_id, id);

create table jobs (
  id integer primary key autoincrement,
  name text not null,
  payload text not null check (json_valid(payload)),
  key text unique,
  run_at text not null,
  attempts integer not null default 0,
  leased_until text,
  last_error text,
  stuck_at text,
  done_at text,
  created_at text not null
);
create index jobs_waiting on jobs (name, done_at, stuck_at, run_at);

create table settings (
  name text primary key,
  value text not null check (json_valid(value)),
  updated_at text not null
);

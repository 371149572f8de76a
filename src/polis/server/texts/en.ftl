# What the server says in English.

## Where games are stored

error-store_url = "{ $url }" is not the address of a database. Write sqlite:///polis.db for a file, or postgresql://user:password@host/name.
error-store_unreachable = The database { $url } cannot be opened: { $reason }
error-store_newer = The database { $url } was made by a newer Polis. Install that version, or name another database.
error-store_old = The database { $url } is not prepared for this version of Polis. Start the server with it once, or import into it.
error-store_failed = The database did not take this in: { $reason }
error-store_no_file = There is no database file "{ $file }".

## How servers tell each other

error-bus_url = "{ $url }" is not the address of a bus. Write memory://, redis://host:6379 or nats://host:4222.
error-bus_unreachable = The bus { $url } does not answer: { $reason }

## Export, import, backup, recheck

error-not_an_export = The file "{ $file }" is not an export of Polis.
error-export_newer = The file "{ $file }" was exported by a newer Polis. Install that version to import it.
error-export_broken = The file "{ $file }" is damaged: line { $line } cannot be used.
error-export_cut_off = The file "{ $file }" is not complete: its end is missing or does not fit the rest.
error-import_conflict = Table { $table } is already stored here with another history. Nothing was imported.
error-file_exists = The file "{ $file }" exists already. Name another one.
error-no_stored_table = There is no table "{ $table }" in this database.
error-act_unreadable = This version of Polis cannot read what is stored here: { $detail }
error-act_missing = Something is missing here: act { $expected } should stand here, but act { $found } does.
error-chance_left = Chance had to act here, but the stored game goes no further.
error-stored_result = The result is { $found }, but { $stated } is stored.

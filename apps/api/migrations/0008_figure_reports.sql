CREATE TABLE "figure_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bike_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"seen_at" text,
	"count" integer DEFAULT 1 NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_reports_bike_field_value" UNIQUE("bike_id","field","value")
);
--> statement-breakpoint
ALTER TABLE "figure_reports" ADD CONSTRAINT "figure_reports_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;